import { Stack, Title } from '@mantine/core'
import type { CardNews } from '../shell/use-waiting'
import styles from './home.module.css'

/** How things stand, in a few numbers. */
export function Figures({ news }: { readonly news: readonly CardNews[] }) {
  const figures = news.flatMap(({ card, news: known }) => (known === undefined ? [] : (card.figures?.(known) ?? [])))
  if (figures.length === 0) return null
  return (
    <Stack component="section" gap="sm" aria-labelledby="figures">
      <Title order={2} id="figures">
        At a glance
      </Title>
      <dl className={styles.figures}>
        {figures.map(({ label, value, help }) => (
          <div key={label} className={styles.figure}>
            <dt>
              {label}
              {help && <div className={styles.help}>{help}</div>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Stack>
  )
}
