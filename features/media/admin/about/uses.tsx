import { Anchor, Skeleton, Text } from '@mantine/core'
import { useId } from 'react'
import { messages } from '../../messages.films'
import styles from './about.module.css'
import { useUses } from './use-uses'

const words = messages.about

/** Where a picture or a film stands, with the way there. */
export function Uses({ file }: { readonly file: string }) {
  const titleId = useId()
  const uses = useUses(file)
  return (
    <section aria-labelledby={titleId}>
      <Text fw={600} id={titleId}>
        {words.uses}
      </Text>
      {!uses && <Skeleton height={20} role="status" aria-label="Checking where it is used" />}
      {uses?.length === 0 && <Text c="dimmed">{words.unused}</Text>}
      {uses && uses.length > 0 && (
        <ul className={styles.uses}>
          {uses.map(({ title, at }) => (
            <li key={at}>
              <Anchor href={`/admin${at}`}>{title}</Anchor>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
