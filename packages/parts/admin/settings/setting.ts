import type { FieldProps } from '@frontage/kit/admin/fields'
import type { ComponentType } from 'react'

/** Settings of any kind, as they are kept. */
export type Settings = Readonly<Record<string, unknown>>

export type Choice = {
  readonly value: string
  readonly label: string
  /** Choices of one group follow one another. */
  readonly group?: string
}

/** What a feature draws itself, because its choices have to be asked for. */
export type OwnFieldProps = FieldProps

/** A setting that was refused, and why. `path` begins where the form begins. */
export type ValidationIssue = { readonly path: string; readonly text: string }

/** What a setting is set with. `names`: words behind commas; `numbers`: the same of whole numbers. */
type Control =
  | { readonly control: 'flag' }
  /** `none`: what it is called when nothing is chosen, where that is allowed. */
  | { readonly control: 'choice'; readonly choices: readonly Choice[]; readonly none?: string }
  /** A choice among whole numbers; `null` is one of them. */
  | { readonly control: 'step'; readonly choices: readonly Choice[] }
  /** Any number of the choices. */
  | { readonly control: 'several'; readonly choices: readonly Choice[] }
  | { readonly control: 'number'; readonly least: number; readonly most: number; readonly hasDecimals?: boolean }
  | { readonly control: 'names' | 'numbers' | 'colour' | 'line' | 'text' | 'html' }
  /** A day, `2026-11-28`, or a moment, `2026-11-27T20:30:00.000Z`, on the clocks of the site. */
  | { readonly control: 'day' | 'moment' }
  /** A number of seconds, in a unit that fits; `isNullable`: it may be left empty, then it is null. */
  | { readonly control: 'duration'; readonly least: number; readonly most: number; readonly isNullable?: boolean }
  /** A number that may be left empty; then it is null. */
  | { readonly control: 'limit'; readonly least: number; readonly most: number }
  | { readonly control: 'own'; readonly Field: ComponentType<OwnFieldProps> }
  /** A field that another feature lends under this name. */
  | { readonly control: 'contributed'; readonly field: string }
  /** One item a line; how lines are read and written. */
  | { readonly control: 'lines'; readonly read: (text: string) => readonly unknown[]; readonly write: (value: readonly never[]) => string }
  | { readonly control: 'picture'; readonly mayBeNone: boolean }
  | ({ readonly control: 'list' } & ListOf)
  | ({ readonly control: 'part' } & PartOf)
  | { readonly control: 'variant'; readonly key: string; readonly kinds: readonly Kind[]; readonly mayBeNone: boolean }

/** A list whose entries have settings of their own, or are the one setting whose path is empty. */
export type ListOf = {
  readonly settings: readonly Setting[]
  /** What one entry is called, and what a new one begins with. */
  readonly one: string
  readonly start: unknown
  readonly least: number
  readonly most: number
  /** A word in each entry that has to be its own, such as the end of its address. */
  readonly unique?: string
  /** Where the picture of an entry lies: several can be chosen at once. */
  readonly picture?: string
}

/** Settings that belong together. `start`: they may be left out, and begin with this. */
export type PartOf = { readonly settings: readonly Setting[]; readonly start?: Settings }

/** One kind of a variant: what else is set when it is chosen. */
export type Kind = Choice & { readonly settings: readonly Setting[]; readonly start: Settings }

/** One line of a form: where the setting lies, what it is called, and when it is asked for. */
export type Setting = Control & {
  readonly path: string
  readonly label: string
  readonly help?: string
  /** What holds while nothing is kept. */
  readonly otherwise?: unknown
  /** Nothing written is kept as nothing at all. */
  readonly isOptional?: boolean
  readonly when?: (settings: Settings) => boolean
}

export type SettingGroup = { readonly title: string; readonly settings: readonly Setting[] }

export const isRecord = (value: unknown): value is Settings => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at `card.stars`; undefined where nothing lies. An empty path leads nowhere else. */
export function valueAt(settings: unknown, path: string): unknown {
  let value = settings
  for (const step of stepsOf(path)) value = isRecord(value) ? value[step] : undefined
  return value
}

/** The settings with another value at `card.stars`; undefined takes it away. */
export function withValueAt(settings: Settings, path: string, value: unknown): Settings {
  const [step = '', ...rest] = stepsOf(path)
  if (rest.length === 0) {
    const { [step]: _before, ...others } = settings
    return value === undefined ? others : { ...settings, [step]: value }
  }
  const inner = settings[step]
  return { ...settings, [step]: withValueAt(isRecord(inner) ? inner : {}, rest.join('.'), value) }
}

const stepsOf = (path: string): string[] => (path ? path.split('.') : [])

/** The faults at a place and below it, as they are seen from there. */
export const issuesAt = (faults: readonly ValidationIssue[], path: string): readonly ValidationIssue[] =>
  path === ''
    ? faults
    : faults.flatMap((fault) => {
        if (fault.path === path) return [{ ...fault, path: '' }]
        return fault.path.startsWith(`${path}.`) ? [{ ...fault, path: fault.path.slice(path.length + 1) }] : []
      })

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
