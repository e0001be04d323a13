import { send } from '@frontage/kit/wire/send.client'
import { Anchor, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { messages } from '../../messages.films'
import { mediaUses } from '../../wire.films'
import styles from './about.module.css'

const words = messages.about

/** Where a picture or a film stands, with the way there. */
export function Uses({ file }: { readonly file: string }) {
  const titleId = useId()
  const { data } = useQuery({ queryKey: ['media-uses', file], queryFn: () => send(mediaUses, { file }) })
  return (
    <section aria-labelledby={titleId}>
      <Text fw={600} id={titleId}>
        {words.uses}
      </Text>
      {!data && <Skeleton height={20} role="status" aria-label="Checking where it is used" />}
      {data?.uses.length === 0 && <Text c="dimmed">{words.unused}</Text>}
      {data && data.uses.length > 0 && (
        <ul className={styles.uses}>
          {data.uses.map(({ title, at }) => (
            <li key={at}>
              <Anchor href={`/admin${at}`}>{title}</Anchor>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
