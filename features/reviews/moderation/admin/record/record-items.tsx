import { useSession } from '@frontage/kit/admin/screen'
import type { AskedMenu } from '@frontage/parts/admin/late-menu'
import { Menu } from '@mantine/core'
import { IconHistory, IconHome, IconMessageReply, IconShieldLock, IconUserEdit } from '@tabler/icons-react'
import type { Review } from '../../../review'
import { isAtHand, REPLY } from '../keys'
import { CorrectDialog } from './correct-dialog'
import { CoverDialog } from './cover-dialog'
import { HistoryDialog } from './history-dialog'
import { ProjectDialog } from './project-dialog'
import { ReplyDialog } from './reply-dialog'

export type RecordAction = 'reply' | 'cover' | 'correct' | 'project' | 'history'

/** The server asks for the same right. */
const CORRECT = 'reviews.correct'
const icon = { size: 18, stroke: 1.7 } as const

type RecordItemsProps = AskedMenu & { readonly review: Review; readonly choose: (action: RecordAction) => void }

export function RecordItems({ review, choose, target, ...asked }: RecordItemsProps) {
  const { me } = useSession()
  return (
    <Menu {...asked} position="bottom-end" width={260}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {me.rights.includes(REPLY) && !isAtHand(review) && (
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
        <Menu.Item leftSection={<IconHome {...icon} />} onClick={() => choose('project')}>
          {review.project ? 'Change project' : 'Choose project'}
        </Menu.Item>
        <Menu.Item leftSection={<IconHistory {...icon} />} onClick={() => choose('history')}>
          History
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const dialogs = { cover: CoverDialog, correct: CorrectDialog, project: ProjectDialog, history: HistoryDialog }

type RecordDialogProps = {
  readonly which: RecordAction
  readonly review: Review
  readonly close: () => void
  /** Called when the answer takes the review out of the list that it is in. */
  readonly leaves: () => void
}

export function RecordDialog({ which, leaves, ...props }: RecordDialogProps) {
  if (which === 'reply') return <ReplyDialog {...props} leaves={leaves} />
  const Shown = dialogs[which]
  return <Shown {...props} />
}
