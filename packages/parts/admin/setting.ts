/** Settings of any kind, as they are kept. */
export type Settings = Readonly<Record<string, unknown>>

type Choice = { readonly value: string; readonly label: string }

/** What a setting is set with. `names`: words behind commas; `numbers`: the same of whole numbers. */
type Control =
  | { readonly control: 'flag' }
  | { readonly control: 'choice'; readonly choices: readonly Choice[] }
  /** A choice among whole numbers; `null` is one of them. */
  | { readonly control: 'step'; readonly choices: readonly Choice[] }
  | { readonly control: 'number'; readonly least: number; readonly most: number }
  | { readonly control: 'names' | 'numbers' | 'colour' | 'line' | 'text' }
  /** A number that may be left empty; then it is null. */
  | { readonly control: 'limit'; readonly least: number; readonly most: number }
  /** One item a line; how lines are read and written. */
  | { readonly control: 'lines'; readonly read: (text: string) => readonly unknown[]; readonly write: (value: readonly never[]) => string }

/** One line of a form: where the setting lies, what it is called, and when it is asked for. */
export type Setting = Control & {
  readonly path: string
  readonly label: string
  readonly help?: string
  readonly when?: (settings: Settings) => boolean
}

export type SettingGroup = { readonly title: string; readonly settings: readonly Setting[] }

const isRecord = (value: unknown): value is Settings => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at `card.stars`; undefined where nothing lies. */
export function valueAt(settings: Settings, path: string): unknown {
  let value: unknown = settings
  for (const step of path.split('.')) value = isRecord(value) ? value[step] : undefined
  return value
}

/** The settings with another value at `card.stars`. */
export function withValueAt(settings: Settings, path: string, value: unknown): Settings {
  const [step = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...settings, [step]: value }
  const inner = settings[step]
  return { ...settings, [step]: withValueAt(isRecord(inner) ? inner : {}, rest.join('.'), value) }
}

/** Groups with only the settings that are asked for now; empty groups are gone. */
export const groupsFor = (groups: readonly SettingGroup[], settings: Settings): SettingGroup[] =>
  groups
    .map((group) => ({ ...group, settings: group.settings.filter(({ when }) => !when || when(settings)) }))
    .filter((group) => group.settings.length > 0)

/** "a, b ,, c" → a, b, c; each once. */
export const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,\n]/)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
]

/** "3, 14 x" → 3, 14: whatever is no whole number is left out. */
export const numbersIn = (text: string): number[] => [
  ...new Set((text.match(/\d+/g) ?? []).map(Number).filter((number) => Number.isSafeInteger(number) && number > 0)),
]

/** Choices from names and their words, in this order. */
export const choicesOf = (words: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
