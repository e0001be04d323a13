import { useSession } from '@frontage/kit/admin/screen'
import { Button, Menu } from '@mantine/core'
import {
  IconArrowBackUp,
  IconCheck,
  IconDots,
  IconInbox,
  IconMail,
  IconMailOpened,
  IconPencil,
  IconPrinter,
  IconShieldX,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { type Entry, openStates } from '../../../entry'
import { messages } from '../../messages.admin'
import { CORRECT, DELETE, REPLY } from '../keys'
import type { InboxContext } from '../messages/use-inbox'
import { DeleteQuestion } from './delete-question'
import styles from './entry.module.css'
import { replyLink } from './reply'

type EntryActionsProps = {
  readonly entry: Entry
  readonly inbox: InboxContext
  readonly correct: () => void
  /** Takes the focus to where a reply is written. */
  readonly reply: () => void
}

/** What can be done with the open message. */
export function EntryActions({ entry, inbox, correct, reply }: EntryActionsProps) {
  const { me } = useSession()
  const isPut = entry.state === 'done' || entry.state === 'trash'
  const canReply = entry.reply.to !== '' && openStates.includes(entry.state) && me.rights.includes(REPLY)
  return (
    <div className={styles.actions}>
      {canReply && (
        <Button variant="default" leftSection={<IconArrowBackUp size={18} />} onClick={reply}>
          {messages.inbox.reply}
        </Button>
      )}
      {isPut ? (
        <Button variant="default" leftSection={<IconInbox size={18} />} onClick={() => inbox.move([entry], 'read')}>
          Move to inbox
        </Button>
      ) : (
        entry.state !== 'spam' && (
          <Button variant="default" leftSection={<IconCheck size={18} />} onClick={() => inbox.move([entry], 'done')}>
            Mark as done
          </Button>
        )
      )}
      {entry.state !== 'trash' && (
        <Button variant="default" leftSection={<IconTrash size={18} />} onClick={() => inbox.move([entry], 'trash')}>
          Move to trash
        </Button>
      )}
      <More entry={entry} inbox={inbox} correct={correct} />
    </div>
  )
}

function More({ entry, inbox, correct }: Omit<EntryActionsProps, 'reply'>) {
  const { me } = useSession()
  const elsewhere = replyLink(entry)
  const [isAsking, setAsking] = useState(false)
  const isOpen = entry.state === 'read' || entry.state === 'new'
  const canCorrect = (isOpen || entry.state === 'done') && me.rights.includes(CORRECT)
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <Button variant="default" px="sm" aria-label="More">
          <IconDots size={18} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {elsewhere && (
          <Menu.Item component="a" href={elsewhere} leftSection={<IconMail size={18} />}>
            {messages.inbox.replyElsewhere}
          </Menu.Item>
        )}
        {isOpen && (
          <Menu.Item leftSection={<IconMailOpened size={18} />} onClick={() => inbox.move([{ ...entry, state: 'read' }], 'new')}>
            Mark as unread
          </Menu.Item>
        )}
        {isOpen && (
          <Menu.Item leftSection={<IconShieldX size={18} />} onClick={() => inbox.move([entry], 'spam')}>
            Mark as spam
          </Menu.Item>
        )}
        {canCorrect && (
          <Menu.Item leftSection={<IconPencil size={18} />} onClick={correct}>
            {messages.correction.title}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
          Print
        </Menu.Item>
        {entry.state === 'trash' && me.rights.includes(DELETE) && (
          <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => setAsking(true)}>
            Delete for good
          </Menu.Item>
        )}
      </Menu.Dropdown>
      {isAsking && <DeleteQuestion ids={[entry.id]} inbox={inbox} close={() => setAsking(false)} />}
    </Menu>
  )
}
