import rows from '@frontage/parts/admin/lists/rows.module.css'
import { Title } from '@mantine/core'
import { IconInbox, IconMailX, IconShieldQuestion } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { newsMessages as words } from '../../messages.news'
import type { EntryNews } from '../keys'
import styles from './message-news.module.css'

const size = { size: 22, stroke: 1.6 } as const

/** What the home screen says about messages: new ones, those that were held back, and letters that did not arrive. */
export function MessageNews({ news: { fresh, held, dead, doubts } }: { readonly news: EntryNews }) {
  if (fresh + held + dead === 0) return null
  const [doubt] = doubts
  return (
    <section aria-labelledby="messages-wait">
      <Title order={3} id="messages-wait" mb="sm">
        {words.title}
      </Title>
      <ul className={`${rows.list} ${styles.list}`}>
        {fresh > 0 && (
          <Line tone="fresh" icon={<IconInbox {...size} />} title={words.fresh(fresh)} href="/admin/messages?state=new" label="Read" />
        )}
        {dead > 0 && (
          <Line
            tone="dead"
            icon={<IconMailX {...size} />}
            title={words.dead(dead)}
            text={words.deadText}
            href="/admin/messages"
            label="Show messages"
          />
        )}
        {held > 0 && (
          <Line
            tone="held"
            icon={<IconShieldQuestion {...size} />}
            title={words.held(held)}
            text={held === 1 && doubt ? words.doubts[doubt] : words.heldText}
            href="/admin/messages?state=spam"
            label="Review"
          />
        )}
      </ul>
    </section>
  )
}

type LineProps = {
  readonly tone: 'fresh' | 'dead' | 'held'
  readonly icon: ReactNode
  readonly title: string
  readonly text?: string
  readonly href: string
  readonly label: string
}

/** The whole line leads there. */
const Line = ({ tone, icon, title, text, href, label }: LineProps) => (
  <li>
    <a className={styles.line} data-tone={tone} href={href}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <strong>{title}</strong>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      <span className={styles.label}>{label}</span>
    </a>
  </li>
)
