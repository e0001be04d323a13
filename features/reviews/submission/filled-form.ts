import type { FieldName, FormField } from '../review-form'
import { formMessages } from './messages.form'

/** What a visitor filled in, by field; of files, their names. */
export type Filled = Readonly<Partial<Record<FieldName, string>>>

/** What has to be mended, by field. */
export type Problems = Readonly<Partial<Record<FieldName, string>>>

const formats: Readonly<Partial<Record<FieldName, readonly [RegExp, 'badEmail' | 'badWebsite']>>> = {
  reviewer_email: [/^[^\s@]+@[^\s@]+\.[^\s@.]+$/, 'badEmail'],
  company_website: [/^(https?:\/\/)?[^\s/@.]+\.[^\s@]+$/i, 'badWebsite'],
}

/** The fields that are wrong, in the form's order. The server looks again, and has the last word. */
export function problemsOf(fields: readonly FormField[], filled: Filled): Problems {
  const problems: Partial<Record<FieldName, string>> = {}
  for (const field of fields) {
    const problem = field.hidden ? undefined : problemOf(field, (filled[field.name] ?? '').trim())
    if (problem) problems[field.name] = problem
  }
  return problems
}

function problemOf({ name, required }: FormField, value: string): string | undefined {
  if (name === 'social_links') return undefined
  if (name === 'review_rating') return required && !Number(value) ? formMessages.noRating : undefined
  if (!value) return required ? emptyText(name) : undefined
  const [format, problem] = formats[name] ?? []
  return problem && format?.test(value) === false ? formMessages[problem] : undefined
}

const emptyText = (name: FieldName): string => (name in formMessages ? formMessages[name as keyof typeof formMessages] : formMessages.empty)

/** The field of a wire name: `wprevpro_review_text` is `review_text`. */
export const fieldOf = (fields: readonly FormField[], wireName: string | undefined): FieldName | undefined =>
  fields.find(({ name }) => wireNameOf(name) === wireName)?.name

export const wireNameOf = (name: FieldName): string => `wprevpro_${name}`
