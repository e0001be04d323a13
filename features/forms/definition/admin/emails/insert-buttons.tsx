import { Text } from '@mantine/core'
import type { Placeholder } from '../draft/placeholders'
import styles from './insert-buttons.module.css'

type InsertButtonsProps = {
  readonly label: string
  readonly placeholders: readonly Placeholder[]
  readonly insert: (token: string) => void
}

/** Everything that can be put into a letter with a click. */
export const InsertButtons = ({ label, placeholders, insert }: InsertButtonsProps) =>
  placeholders.length === 0 ? null : (
    <fieldset className={styles.tokens}>
      <legend>
        <Text span size="sm" c="dimmed">
          {label}
        </Text>
      </legend>
      {placeholders.map(({ token, label: name }) => (
        <button
          key={token}
          type="button"
          className={styles.token}
          aria-label={`Insert ${name}`}
          title={token}
          onClick={() => insert(token)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
