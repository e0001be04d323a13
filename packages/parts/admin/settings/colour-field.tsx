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
const ofTheme = /^var\(--(?:color-)?([a-z-]+)\)$/

/** What stands in an empty field: a colour of the theme is told by its role, `var(--color-text-muted)` as "Theme colour: text muted". */
const placeholderOf = (role: string | undefined): string => (role ? `Theme colour: ${role.replaceAll('-', ' ')}` : 'Theme colour')

/** A colour, written or picked; empty is the site's own. */
export const ColourField = ({ value, change, ...common }: ColourFieldProps) => (
  <TextInput
    {...common}
    placeholder={placeholderOf(ofTheme.exec(value)?.[1])}
    maxLength={7}
    value={ofTheme.test(value) ? '' : value}
    onChange={({ currentTarget }) => change(currentTarget.value.trim())}
    rightSection={
      <input
        type="color"
        className={styles.colour}
        data-unset={value === '' || ofTheme.test(value) || undefined}
        aria-label={`Pick a colour: ${common.label}`}
        value={full.test(value) ? value : '#ffffff'}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    }
  />
)
