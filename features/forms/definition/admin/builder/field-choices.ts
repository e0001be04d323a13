import type { ValidationIssue } from '@frontage/parts/admin/setting'
import type { FieldType } from '../../../form'
import { type Draft, draftFields } from '../draft/draft'

type Choice = { readonly value: string; readonly label: string }

/** Fields of some types to choose from, and none. A name that no field has any more stays in sight. */
export function choicesFrom(draft: Draft, types: readonly FieldType[], none: string, chosen: string): Choice[] {
  const known = draftFields(draft)
    .filter(({ type }) => types.includes(type))
    .map(({ name, label }) => ({ value: name, label: label || name }))
  const isLost = chosen !== '' && !known.some(({ value }) => value === chosen)
  return [{ value: '', label: none }, ...known, ...(isLost ? [{ value: chosen, label: `${chosen} (not in the form)` }] : [])]
}

export const errorAt = (faults: readonly ValidationIssue[], at: string): string | undefined =>
  faults.find(({ path }) => path === at || path.startsWith(`${at}.`))?.text
