import { useSession } from '@frontage/kit/admin/screen'
import type { AskedMenu } from '@frontage/parts/admin/late-menu'
import { Menu } from '@mantine/core'
import { IconHistory, IconMessageReply, IconShieldLock, IconUserEdit } from '@tabler/icons-react'
import type { Review } from '../../../review'
import { CorrectDialog } from './correct-dialog'
import { CoverDialog } from './cover-dialog'
import { HistoryDialog } from './history-dialog'
import { ReplyDialog } from './reply-dialog'

export type RecordDeed = 'reply' | 'cover' | 'correct' | 'history'

/** The server asks for the same right. */
const CORRECT = 'reviews.correct'
const icon = { size: 18, stroke: 1.7 } as const

type RecordItemsProps = AskedMenu & { readonly review: Review; readonly choose: (deed: RecordDeed) => void }

export function RecordItems({ review, choose, target, ...asked }: RecordItemsProps) {
  const { me } = useSession()
  return (
    <Menu {...asked} position="bottom-end" width={260}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {review.status !== 'published' && (
          <Menu.Item leftSection={<IconMessageReply {...icon} />} onClick={() => choose('reply')}>
            {review.reply ? 'Edit reply' : 'Reply'}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconShieldLock {...icon} />} onClick={() => choose('cover')}>
          Hide personal data
        </Menu.Item>
        {me.rights.includes(CORRECT) && (
          <Menu.Item leftSection={<IconUserEdit {...icon} />} onClick={() => choose('correct')}>
            Correct name or e-mail
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconHistory {...icon} />} onClick={() => choose('history')}>
          History
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const dialogs = { reply: ReplyDialog, cover: CoverDialog, correct: CorrectDialog, history: HistoryDialog }

type RecordDialogProps = { readonly which: RecordDeed; readonly review: Review; readonly close: () => void }

export function RecordDialog({ which, ...props }: RecordDialogProps) {
  const Shown = dialogs[which]
  return <Shown {...props} />
}
