import { TextInput } from '@mantine/core'
import styles from './settings.module.css'

type ColourFieldProps = {
  readonly label: string
  readonly description: string | undefined
  readonly error: string | undefined
  readonly value: string
  readonly change: (value: string) => void
}

const full = /^#[0-9a-f]{6}$/i

/** A colour, written or picked; empty is the site's own. */
export const ColourField = ({ value, change, ...common }: ColourFieldProps) => (
  <TextInput
    {...common}
    placeholder="Theme colour"
    maxLength={7}
    value={value}
    onChange={({ currentTarget }) => change(currentTarget.value.trim())}
    rightSection={
      <input
        type="color"
        className={styles.colour}
        data-unset={value === '' || undefined}
        aria-label={`Pick a colour: ${common.label}`}
        value={full.test(value) ? value : '#ffffff'}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    }
  />
)
