import { Anchor } from '@mantine/core'
import { messages } from '../../messages.assistant'
import type { MadePage, Setup } from '../../wire.admin'
import styles from '../assistant/fields.module.css'
import { useNoteRead } from './use-note-read'

const words = messages.check

/** What is to know about each page, and the way to it. */
export function MadePages({ setup: { pages } }: { readonly setup: Setup }) {
  const gaps = pages.reduce((sum, page) => sum + page.gaps.length, 0)
  return (
    <>
      <ul className={styles.rows}>
        {pages.map((page) => (
          <PageLine key={page.name} page={page} />
        ))}
      </ul>
      {gaps > 0 && (
        <p className={styles.note}>
          <b>{words.gaps(gaps)}</b> {words.gapsText}
        </p>
      )}
    </>
  )
}

function PageLine({ page: { id, name, title, about } }: { readonly page: MadePage }) {
  const noteRead = useNoteRead()
  return (
    <li className={styles.row}>
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
    </li>
  )
}
