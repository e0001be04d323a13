import type { Locator } from '@playwright/test'
import type { Setting } from '../../packages/parts/admin/settings/setting'
import type { Hand } from './hand'
import type { Vocabulary } from './vocabulary'

/** Who rebuilds, and what is called how. */
export type Bench = {
  readonly hand: Hand
  readonly words: Vocabulary
  /** What is kept on screens of its own: its title by the name of the field and its number. */
  readonly titleOfStored: (field: string, id: number) => string
}

/** One setting to be brought from a value to another one; `around` is what its control stands in. */
export type Task<Of extends Setting = Setting> = {
  readonly setting: Of
  readonly around: Locator
  readonly from: unknown
  readonly to: unknown
}

export type SettingOf<Name extends Setting['control']> = Extract<Setting, { readonly control: Name }>

/** The frame in which several fields stand under one name. */
export const groupNamed = (around: Locator, name: string): Locator => around.getByRole('group', { name, exact: true })
