import { formatNumber } from '@frontage/kit/say'
import { Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { rowReasonWords } from './found-words'
import type { Preview } from './mapping'
import styles from './transfer.module.css'

type LinesProps = {
  readonly title: string
  readonly lines: readonly { readonly line: number; readonly words: string }[]
  readonly total: number
}

/** Lines of the file, each with what is to be said of it. */
function Lines({ title, lines, total }: LinesProps) {
  const id = useId()
  if (lines.length === 0) return null
  return (
    <Stack gap="xs" component="section" aria-labelledby={id}>
      <Title order={3} id={id}>
        {title}
      </Title>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keys */}
      <ol className={styles.bad} tabIndex={0} aria-label={title}>
        {lines.map(({ line, words }) => (
          <li key={`${line} ${words}`}>
            <strong>Line {formatNumber(line)}:</strong> {words}
          </li>
        ))}
      </ol>
      {total > lines.length && (
        <Text size="sm" c="dimmed">
          These are the first {lines.length} of {formatNumber(total)}.
        </Text>
      )}
    </Stack>
  )
}

/** Rows that cannot be imported, by their line in the file, each with the reason. */
export const BadRows = ({ bad, badTotal }: Pick<Preview, 'bad' | 'badTotal'>) => (
  <Lines
    title="Rows that cannot be imported"
    lines={bad.map(({ line, reason }) => ({ line, words: rowReasonWords(reason) }))}
    total={badTotal}
  />
)

/** Rows that a later row of the file repeats. */
export const DoubleRows = ({ doubles, doublesTotal }: Pick<Preview, 'doubles' | 'doublesTotal'>) => (
  <Lines
    title="Duplicate rows"
    lines={doubles.map(({ line, of }) => ({ line, words: `the same review as in line ${formatNumber(of)}` }))}
    total={doublesTotal}
  />
)
