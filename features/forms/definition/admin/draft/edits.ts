import * as v from 'valibot'
import { type FieldType, fieldShape } from '../../../form'
import { type Draft, type DraftField, type DraftStep, draftFields, newKey } from './draft'
import { fieldStarts } from './field-starts'
import { freeName, isMadeFrom, nameFrom, withReferences } from './names'

/** Where a field stands: in which step, at which place. */
export type FieldPosition = { readonly step: number; readonly index: number }

const namesIn = (draft: Draft): string[] => draftFields(draft).map(({ name }) => name)
const withStep = (draft: Draft, step: number, to: (step: DraftStep) => DraftStep): Draft => ({
  ...draft,
  steps: draft.steps.map((one, place) => (place === step ? to(one) : one)),
})

export function placeOf(draft: Draft, key: string): FieldPosition | undefined {
  for (const [step, { fields }] of draft.steps.entries()) {
    const index = fields.findIndex((field) => field.key === key)
    if (index >= 0) return { step, index }
  }
  return undefined
}

/** A field of this type at the end of a step, with a name that is free. */
export function addField(draft: Draft, step: number, type: FieldType, key = newKey()): Draft {
  const start = fieldStarts[type]
  const name = freeName(nameFrom(start.name ?? start.label), namesIn(draft))
  const field: DraftField = { ...v.parse(fieldShape, { ...start, type, name }), key }
  return withStep(draft, step, (one) => ({ ...one, fields: [...one.fields, field] }))
}

export function copyField(draft: Draft, key: string): Draft {
  const place = placeOf(draft, key)
  const field = place && draft.steps[place.step]?.fields[place.index]
  if (!place || !field) return draft
  const copy = { ...field, key: newKey(), name: freeName(field.name, namesIn(draft)) }
  return withStep(draft, place.step, (one) => ({ ...one, fields: one.fields.toSpliced(place.index + 1, 0, copy) }))
}

export const removeField = (draft: Draft, key: string): Draft => ({
  ...draft,
  steps: draft.steps.map((step) => ({ ...step, fields: step.fields.filter((field) => field.key !== key) })),
})

/** The field stands at this place of the list as it is without it. */
export function moveField(draft: Draft, key: string, to: FieldPosition): Draft {
  const from = placeOf(draft, key)
  const field = from && draft.steps[from.step]?.fields[from.index]
  if (!from || !field || (from.step === to.step && from.index === to.index)) return draft
  const without = removeField(draft, key)
  return withStep(without, to.step, (one) => ({ ...one, fields: one.fields.toSpliced(to.index, 0, field) }))
}

/** One place up or down; from the edge of a step into the next one. Stays at both ends of the form. */
export function nudgeField(draft: Draft, key: string, by: -1 | 1): Draft {
  const from = placeOf(draft, key)
  if (!from) return draft
  const index = from.index + by
  const { length } = draft.steps[from.step]?.fields ?? []
  if (index >= 0 && index < length) return moveField(draft, key, { step: from.step, index })
  const step = draft.steps[from.step + by]
  return step ? moveField(draft, key, { step: from.step + by, index: by < 0 ? step.fields.length : 0 }) : draft
}

/** The changed field. A name that was made from the label goes along with it, unless messages know it already. */
export function changeField(draft: Draft, key: string, to: DraftField, savedNames: readonly string[] = []): Draft {
  const before = draftFields(draft).find((field) => field.key === key)
  if (!before) return draft
  const follows = to.label !== before.label && isMadeFrom(before.name, before.label) && !savedNames.includes(before.name)
  const others = draftFields(draft)
    .filter((field) => field.key !== key)
    .map(({ name }) => name)
  const field = follows ? { ...to, name: freeName(nameFrom(to.label), others) } : to
  const changed = {
    ...draft,
    steps: draft.steps.map((step) => ({ ...step, fields: step.fields.map((one) => (one.key === key ? field : one)) })),
  }
  return field.name === before.name || others.includes(before.name) ? changed : withReferences(changed, before.name, field.name)
}
