import type { FieldName, FormField } from '../review-form'
import { issueOf } from './field-rules'
import { formMessages } from './messages.form'

/** What a visitor filled in, by field; of files, their names. */
export type Filled = Readonly<Partial<Record<FieldName, string>>>

/** What has to be mended, by field. */
export type Problems = Readonly<Partial<Record<FieldName, string>>>

/** The fields that are wrong, in the form's order. The server looks again, and has the last word. */
export function problemsOf(fields: readonly FormField[], filled: Filled): Problems {
  const problems: Partial<Record<FieldName, string>> = {}
  for (const field of fields) {
    const problem = problemOf(field, filled[field.name] ?? '')
    if (problem) problems[field.name] = problem
  }
  return problems
}

function problemOf(field: FormField, value: string): string | undefined {
  const fault = issueOf(field, value.trim())
  if (fault === 'missing') return emptyText(field.name)
  return fault && formMessages[fault]
}

const emptyText = (name: FieldName): string => (name in formMessages ? formMessages[name as keyof typeof formMessages] : formMessages.empty)

/** The field of a wire name: `wprevpro_review_text` is `review_text`. */
export const fieldOf = (fields: readonly FormField[], wireName: string | undefined): FieldName | undefined =>
  fields.find(({ name }) => wireNameOf(name) === wireName)?.name

export const wireNameOf = (name: FieldName): string => `wprevpro_${name}`
