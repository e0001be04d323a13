import { Stack, Text, Title } from '@mantine/core'
import styles from './transfer.module.css'

type BadRowsProps = { readonly rows: readonly { readonly line: number; readonly reason: string }[]; readonly total: number }

/** Rows that cannot be imported, by their line in the file, each with the reason. */
export function BadRows({ rows, total }: BadRowsProps) {
  if (rows.length === 0) return null
  return (
    <Stack gap="xs" component="section" aria-label="Rows that cannot be imported">
      <Title order={3}>Rows that cannot be imported</Title>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keys */}
      <ol className={styles.bad} tabIndex={0} aria-label="Bad rows">
        {rows.map(({ line, reason }) => (
          <li key={`${line} ${reason}`}>
            <strong>Line {line.toLocaleString('en-NZ')}:</strong> {reason}
          </li>
        ))}
      </ol>
      {total > rows.length && (
        <Text size="sm" c="dimmed">
          These are the first {rows.length} of {total.toLocaleString('en-NZ')}.
        </Text>
      )}
    </Stack>
  )
}
