import { Stack, Text } from '@mantine/core'
import { messages } from '../../messages.admin'
import styles from './redirects.module.css'

const words = messages.import

type BadLinesProps = { readonly added: number; readonly bad: readonly { readonly line: number; readonly reason: string }[] }

/** What a file would bring in, and which of its lines cannot be taken. */
export const BadLines = ({ added, bad }: BadLinesProps) => (
  <Stack gap="xs">
    <Text role="status">{words.found(added, bad.length)}</Text>
    {bad.length > 0 && (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keys
      <ul className={styles.bad} tabIndex={0} aria-label="Lines with errors">
        {bad.map(({ line, reason }) => (
          <li key={line}>
            <strong>{words.line(line)}</strong> {reason}
          </li>
        ))}
      </ul>
    )}
  </Stack>
)
