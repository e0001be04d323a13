import { useSession } from '@frontage/kit/admin/screen'
import { Button, Menu } from '@mantine/core'
import { IconDots, IconHistory, IconMessageReply, IconShieldLock, IconUserEdit } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Review } from '../../../review'
import { REPLY } from '../keys'
import { CorrectDialog } from './correct-dialog'
import { CoverDialog } from './cover-dialog'
import { HistoryDialog } from './history-dialog'
import { ReplyDialog } from './reply-dialog'

type Open = 'reply' | 'cover' | 'correct' | 'history' | undefined

/** The server asks for the same right. */
const CORRECT = 'reviews.correct'
const icon = { size: 18, stroke: 1.7 } as const

type RecordMenuProps = { readonly review: Review; readonly keepPlace: (id: number) => void }

/** What else can be done with a review: answer it, cover personal data, see what happened to it. */
export function RecordMenu({ review, keepPlace }: RecordMenuProps) {
  const { me } = useSession()
  const [open, setOpen] = useState<Open>()
  const opener = useRef<HTMLButtonElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  /** Whoever closes a dialog goes on where they opened it. */
  const close = (): void => {
    setOpen(undefined)
    const place = opener.current?.isConnected ? opener.current : more.current
    opener.current = null
    setTimeout(() => place?.focus())
  }
  const replyWords = review.reply ? 'Edit reply' : 'Reply'
  const isAtHand = review.status === 'published' || review.status === 'pending'
  const mayReply = me.rights.includes(REPLY)
  return (
    <>
      {mayReply && isAtHand && (
        <Button
          variant="default"
          leftSection={<IconMessageReply {...icon} />}
          onClick={({ currentTarget }) => {
            opener.current = currentTarget
            setOpen('reply')
          }}
        >
          {replyWords}
        </Button>
      )}
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <Button ref={more} variant="default" leftSection={<IconDots {...icon} />}>
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {mayReply && !isAtHand && (
            <Menu.Item leftSection={<IconMessageReply {...icon} />} onClick={() => setOpen('reply')}>
              {replyWords}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconShieldLock {...icon} />} onClick={() => setOpen('cover')}>
            Hide personal data
          </Menu.Item>
          {me.rights.includes(CORRECT) && (
            <Menu.Item leftSection={<IconUserEdit {...icon} />} onClick={() => setOpen('correct')}>
              Correct name or e-mail
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconHistory {...icon} />} onClick={() => setOpen('history')}>
            History
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {open === 'reply' && <ReplyDialog review={review} close={close} leaves={() => keepPlace(review.id)} />}
      {open === 'correct' && <CorrectDialog review={review} close={close} />}
      {open === 'cover' && <CoverDialog review={review} close={close} />}
      {open === 'history' && <HistoryDialog review={review} close={close} />}
    </>
  )
}
