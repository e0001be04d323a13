import type { ComponentType } from 'react'
import type { MenuParts } from './menu'
import type { PictureParts } from './pictures'

/** What sets one value. `description` stands below the label, `error` at the field. */
export type FieldProps = {
  readonly label: string
  readonly description: string | undefined
  readonly error: string | undefined
  readonly value: unknown
  readonly change: (value: unknown) => void
}

/** Fields that a feature lends to screens of others, by name: `href`, `review-display`. */
export type ContributedFields = Readonly<Record<string, ComponentType<FieldProps>>>

/** Chooses for the owner where there is no choice, such as the only form there is; draws nothing. */
export type PresetProps = { readonly choose: (value: unknown) => void }

/** Presets that a feature lends beside a field, by the field's name. */
export type ContributedPresets = Readonly<Record<string, ComponentType<PresetProps>>>

/** What a `*.contributed.tsx` exports. */
export type ContributedModule = {
  readonly pictures?: PictureParts
  readonly menu?: MenuParts
  readonly fields?: ContributedFields
  readonly presets?: ContributedPresets
  /** What it adds to the menu of whoever is signed in. */
  readonly accountItems?: readonly ComponentType[]
  /** What it says above every screen, as long as there is something to say. */
  readonly bars?: readonly ComponentType[]
}
