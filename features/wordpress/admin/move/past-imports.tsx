import { useAdmin } from '@frontage/kit/admin/screen'
import type { AnswerOf } from '@frontage/kit/wire/call'
import { Section } from '@frontage/parts/admin/section'
import { Anchor, Badge, Text } from '@mantine/core'
import { messages } from '../../messages.admin'
import type { getWordPressImports } from '../../wire.admin'
import styles from './move.module.css'

const words = messages.past

type PastProps = { readonly past: AnswerOf<typeof getWordPressImports>['past'] }

/** Imports that are over, each with its report. */
export function PastImports({ past }: PastProps) {
  const { When } = useAdmin()
  return (
    <div className={styles.apart}>
      <Section title={words.title} lead={null}>
        <ul className={styles.past}>
          {past.map(({ id, state, startedAt, title, files }) => (
            <li key={id} className={styles.import}>
              <span className={styles.name}>
                <strong>{title || files.join(', ')}</strong>
                <Text size="sm" c="dimmed" component="span">
                  <When at={startedAt} />
                </Text>
              </span>
              <Badge color={state === 'done' ? 'tide' : 'red'}>{state === 'done' ? words.done : words.failed}</Badge>
              <Anchor href={`/admin/site/wordpress?import=${id}`} aria-label={words.openOf(id)}>
                {words.open}
              </Anchor>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
