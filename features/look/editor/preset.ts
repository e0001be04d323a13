import type { ThemeSettings } from '../look'

/** A look to begin with: language and time zone apart, it sets everything. */
export type Preset = {
  readonly name: string
  readonly title: string
  readonly about: string
  readonly look: Omit<ThemeSettings, 'language' | 'timeZone'>
}
