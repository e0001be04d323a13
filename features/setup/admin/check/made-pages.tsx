import { Anchor } from '@mantine/core'
import { IconCircleDashed } from '@tabler/icons-react'
import { messages } from '../../messages.assistant'
import type { MadePage, Setup } from '../../wire.admin'
import styles from '../assistant/fields.module.css'
import { useNoteRead } from './use-note-read'

const words = messages.check

/** What is to know about each page and what is missing on it, each with the way there. */
export const MadePages = ({ setup: { pages } }: { readonly setup: Setup }) => (
  <>
    <ul className={styles.rows}>
      {pages.map((page) => (
        <PageLine key={page.name} page={page} />
      ))}
    </ul>
    {pages.some(({ gaps }) => gaps.length > 0) && <p className={styles.note}>{words.gaps}</p>}
  </>
)

function PageLine({ page: { id, name, title, about, gaps } }: { readonly page: MadePage }) {
  const noteRead = useNoteRead()
  return (
    <li>
      <div className={styles.row}>
        <span className={styles.grow}>
          <b>{title}</b>
          <span className={styles.small}>{about}</span>
        </span>
        {id > 0 && (
          <Anchor
            className={styles.act ?? ''}
            href={`/admin/pages?page=${id}`}
            aria-label={words.openOf(title)}
            onClick={() => noteRead(name)}
          >
            {words.open}
          </Anchor>
        )}
      </div>
      {gaps.map((gap) => (
        <GapLine key={gap.text} {...gap} />
      ))}
    </li>
  )
}

const GapLine = ({ text, action, at }: MadePage['gaps'][number]) => (
  <div className={styles.gap}>
    <IconCircleDashed size={18} stroke={1.8} aria-hidden />
    <span className={styles.grow}>{text}</span>
    <Anchor className={styles.act ?? ''} href={at} aria-label={words.actionOf(action, text)}>
      {action}
    </Anchor>
  </div>
)
