import type { WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'
import type { FormBuilder, NewField } from './form-builder'

/** A field as another plugin stores it, under names of its own. */
export type OldField = WordPressSettings
/** Adds what stands for such a field here. */
export type AddField = (old: OldField, builder: FormBuilder) => void

/** Adds nothing: the field only keeps programs away, or arranges others. */
export const addNothing: AddField = () => {}

/** How a plugin says what fields of all kinds have. */
type Names = {
  readonly help: (old: OldField) => string
  readonly required: string
  readonly isHalf: (old: OldField) => boolean
}

/** Reads what fields of all kinds have. */
export const commonIn =
  ({ help, required, isHalf }: Names) =>
  (old: OldField): Omit<NewField, 'type'> => ({
    label: old.text('label'),
    help: help(old).slice(0, 500),
    required: old.isOn(required),
    placeholder: old.text('placeholder').slice(0, 200),
    isHalf: isHalf(old),
  })

/** What a field holds at first; what is filled in by the old site is not known here. */
export function plainValue(old: OldField, name: string): string {
  const value = old.text(name)
  return /[{}]/.test(value) ? '' : value.slice(0, 2000)
}

export const descriptionOf = (old: OldField): string => old.text('description')
