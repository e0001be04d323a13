import { storedIn } from '@frontage/kit/storage/stored-json.server'
import { fold } from '@frontage/kit/text'
import * as v from 'valibot'
import { fieldsOf, takesFiles } from '../fields-of'
import type { ContactForm, FormField } from '../form'
import { isUnaccepted, type Sent, saidIn } from './sent-form'

/** What was written, in the order of the form, and what was agreed to, as it is kept. */
export type Content = {
  readonly values: readonly { readonly name: string; readonly label: string; readonly values: readonly string[] }[]
  readonly consents: readonly { readonly name: string; readonly wording: string; readonly isGiven: boolean }[]
}

const texts = v.array(v.string())
const contentShape = v.object({
  values: v.array(v.object({ name: v.string(), label: v.string(), values: texts })),
  consents: v.array(v.object({ name: v.string(), wording: v.string(), isGiven: v.boolean() })),
})

type Stored = { readonly id: number; readonly content: string }

/** What is stored of a message; undefined where it cannot be read. */
export const contentIn = ({ id, content }: Stored): Content | undefined => storedIn(contentShape, content, `message ${id}`)

const notSaid: readonly FormField['type'][] = ['note', 'quiz', 'captcha', 'acceptance']
const SUMMARY = 140

export function contentOf(sent: Sent): Content {
  const said = sent.fields.filter(({ type }) => !notSaid.includes(type))
  const agreed = sent.fields.filter(({ type }) => type === 'acceptance')
  return {
    values: said.map((field) => ({ name: field.name, label: field.label || field.name, values: textsOf(sent, field) })),
    consents: [
      ...agreed.map((field) => ({ name: field.name, wording: field.label, isGiven: !isUnaccepted({ ...field, isOptional: false }, sent) })),
    ],
  }
}

const textsOf = (sent: Sent, field: FormField): string[] => (takesFiles(field) ? [] : saidIn(sent, field))

/** Who wrote: a name, else an address, else nobody we know. */
export function senderOf(form: ContactForm, { values }: Content): string {
  const fields = fieldsOf(form)
  const firstOf = (field: FormField | undefined): string => values.find(({ name }) => name === field?.name)?.values[0] ?? ''
  const named = fields.find(({ name, type }) => type === 'text' && /name/i.test(name))
  return firstOf(named) || firstOf(fields.find(({ type }) => type === 'email'))
}

/** The first words of the longest text. */
export function summaryOf({ values }: Content): string {
  const texts = values.flatMap((value) => value.values)
  const longest = texts.reduce((found, text) => (text.length > found.length ? text : found), '')
  return [...longest.replace(/\s+/g, ' ')].slice(0, SUMMARY).join('')
}

export const searchTextOf = ({ values }: Content): string => fold(values.flatMap((value) => value.values).join('\n'))
