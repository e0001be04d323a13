import { todayAt } from '@frontage/kit/clock'
import { isTexts, storedIn } from '@frontage/kit/storage/stored-json.server'
import { trim } from '@frontage/rules/text'
import * as v from 'valibot'
import type { Correction } from '../../entry'
import { fieldsOf, hasLines, inOneLine, takesFiles } from '../../fields-of'
import type { ContactForm, FormField } from '../../form'
import type { JudgeAnswers } from '../../server/contracts'
import type { Content } from '../../server/entry-content'
import { type FieldIssue, readSent } from '../../server/sent-form'
import { freeTextIn } from '../free-text'
import type { CorrectionRow } from './corrections.store'

export type Answer = { readonly name: string; readonly values: readonly string[] }
type Corrected = { readonly content: Content; readonly before: Content['values'] }

const beforeShape = v.array(v.object({ name: v.string(), label: v.string(), values: isTexts }))

/** The answers that a correction replaced; undefined where they cannot be read. */
export const beforeIn = ({ entry_id, before }: Pick<CorrectionRow, 'entry_id' | 'before'>): Correction['before'] | undefined =>
  storedIn(beforeShape, before, `a correction of message ${entry_id}`)

/** A correction as it is shown. */
export const correctionOf = (row: CorrectionRow): Correction => ({ at: row.at, by: row.by, note: row.note, before: beforeIn(row) ?? [] })

const written = (values: readonly string[]): string => values.map((text) => text.replace(/\r\n?/g, '\n')).join('\0')

/** A line is one line, as when a page sends it. */
const keptAs = (field: FormField | undefined, values: readonly string[]): string[] => {
  const isLong = !field || hasLines(field)
  return values.map((text) => trim(isLong ? text : inOneLine(text))).filter(Boolean)
}

/** A message with other answers, and those that they replace; what was not asked for, and files, stay as they are. */
export function corrected(form: ContactForm, content: Content, answers: readonly Answer[]): Corrected {
  const fields = new Map(fieldsOf(form).map((field) => [field.name, field]))
  const asked = new Map(answers.map(({ name, values }) => [name, keptAs(fields.get(name), values)]))
  const before: Content['values'][number][] = []
  const values = content.values.map((value) => {
    const field = fields.get(value.name)
    const next = asked.get(value.name)
    if (!next || (field && takesFiles(field)) || written(next) === written(value.values)) return value
    before.push(value)
    return { ...value, values: next }
  })
  return { content: { ...content, values }, before }
}

/** What the form would not have taken on the day on which the message came, among the answers that change. */
export function complaintsAbout(judge: JudgeAnswers, form: ContactForm, { content, before }: Corrected, at: string): FieldIssue[] {
  const changed = new Set(before.map(({ name }) => name))
  const body: Record<string, unknown> = {}
  for (const field of fieldsOf(form)) {
    const { chosen, free } = freeTextIn(field, content.values.find(({ name }) => name === field.name)?.values ?? [])
    body[field.name] = chosen
    if (free) body[`_wpcf7_free_text_${field.name}`] = free
  }
  return judge(form, readSent(form, body), todayAt(new Date(at))).filter(({ field }) => changed.has(field))
}
