import { useAdmin } from '@frontage/kit/admin/screen'
import { Checkbox, VisuallyHidden } from '@mantine/core'
import { IconArrowBackUp, IconClock, IconMailX, IconPaperclip } from '@tabler/icons-react'
import type { EntryRow } from '../../../entry'
import { messages } from '../../messages.admin'
import styles from './messages.module.css'

type EntryLineProps = { readonly row: EntryRow; readonly isOpen: boolean; readonly isChosen: boolean; readonly choose: () => void }

/** One line of the list: who, what about, when, and whether something is the matter. */
export function EntryLine({ row, isOpen, isChosen, choose }: EntryLineProps) {
  const { search, When } = useAdmin()
  const name = row.from || 'No name'
  return (
    <li className={styles.entry} data-entry={row.id} data-unread={row.state === 'new' || undefined} data-open={isOpen || undefined}>
      <Checkbox className={styles.tick} aria-label={`Select the message from ${name}`} checked={isChosen} onChange={choose} />
      <a className={styles.link} href={`/admin/messages?${withEntry(search, row.id)}`} aria-current={isOpen || undefined}>
        <span className={styles.line}>
          <span className={styles.from}>
            {row.state === 'new' && <VisuallyHidden>Unread: </VisuallyHidden>}
            {name}
          </span>
          <span className={styles.time}>
            <When at={row.sentAt} />
          </span>
        </span>
        <span className={styles.line}>
          <span className={styles.summary}>{row.summary || 'No text'}</span>
          <Marks row={row} />
        </span>
        <span className={styles.form}>{row.formTitle}</span>
      </a>
    </li>
  )
}

function withEntry(search: URLSearchParams, id: number): URLSearchParams {
  const next = new URLSearchParams(search)
  next.set('entry', String(id))
  return next
}

const size = { size: 18, stroke: 1.8 } as const

/** Whether it was answered, files that came along, and letters that did not arrive. */
const Marks = ({ row: { files, mail, isAnswered } }: { readonly row: EntryRow }) => (
  <span className={styles.marks}>
    {isAnswered && (
      <span role="img" aria-label={messages.replies.isAnswered}>
        <IconArrowBackUp {...size} aria-hidden />
      </span>
    )}
    {files > 0 && (
      <span role="img" aria-label={files === 1 ? 'One file' : `${files} files`}>
        <IconPaperclip {...size} aria-hidden />
      </span>
    )}
    {mail === 'queued' && (
      <span role="img" aria-label="Its e-mail is waiting to be sent">
        <IconClock {...size} aria-hidden />
      </span>
    )}
    {mail === 'dead' && (
      <span role="img" className={styles.bad} aria-label="An e-mail could not be delivered">
        <IconMailX {...size} aria-hidden />
      </span>
    )}
  </span>
)
