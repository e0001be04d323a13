import type { ComponentType } from 'react'
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
export type LentFields = Readonly<Record<string, ComponentType<FieldProps>>>

/** What a `*.lent.tsx` exports. */
export type LentModule = { readonly pictures?: PictureParts; readonly fields?: LentFields }
