import { Upload } from '@frontage/kit/wire/upload'
import type { Filled } from '@frontage/rules/rule'
import { trim } from '@frontage/rules/text'
import { fieldsOf, hasLines, inOneLine } from '../fields-of'
import type { ContactForm, FormField } from '../form'
import { CAPTCHA_PROOF, QUIZ_PROOF } from '../own-fields'

/** What a visitor has to mend at a field. */
export type FieldIssue = { readonly field: string; readonly message: string }

type Part = { readonly texts: string[]; readonly uploads: Upload[] }

/** A form as it came in: of the fields that its definition declares, and of its own ones, which begin with `_`. */
export type Sent = {
  readonly fields: readonly FormField[]
  texts(name: string): readonly string[]
  uploads(name: string): readonly Upload[]
  /** The first text of any field; '' when there is none. */
  own(name: string): string
  /** As rules see it. */
  readonly values: ReadonlyMap<string, Filled>
  /** Whether something came under its name with a word in brackets, `colours[x]`: what it says would be lost. */
  isMisnamed(name: string): boolean
}

const nothing: Part = { texts: [], uploads: [] }

/**
 * `colours[]` and `colours` are one field, `colours[x]` is none. A field of one line has one line, as in browsers. What the definition does not declare is as if it had not been sent; and so is a
 * consent that goes with files, while there are none: it is not asked for.
 */
export function readSent(form: ContactForm, body: Readonly<Record<string, unknown>>): Sent {
  const parts = new Map<string, Part>()
  for (const [key, value] of Object.entries(body)) addTo(parts, nameOf(key), value)
  const declared = fieldsOf(form).filter(({ type }) => type !== 'note')
  const partOf = (name: string): Part => parts.get(name) ?? nothing
  const ofOneLine = new Set(declared.flatMap((field) => (hasLines(field) ? [] : field.name)))
  const filledIn = (name: string): Filled => {
    const { texts, uploads } = partOf(name)
    const lines = ofOneLine.has(name) ? texts.map((text) => text.replace(/[\r\n]+/g, ' ')) : texts
    return { texts: lines.map(trim).filter(Boolean), files: uploads.filter((upload) => upload.name) }
  }
  const values = new Map(declared.map(({ name }) => [name, filledIn(name)]))
  const misnamed = new Set(
    Object.keys(body)
      .map(nameOf)
      .flatMap((name) => (name.indexOf('[') > 0 ? name.slice(0, name.indexOf('[')) : [])),
  )
  const isEmpty = (other: Filled | undefined): boolean => other !== undefined && other.texts.length + other.files.length === 0
  const fields = declared.filter(({ type, askedWith }) => type !== 'acceptance' || !isEmpty(values.get(askedWith)))
  return {
    fields,
    texts: (name) => filledIn(name).texts,
    uploads: (name) => partOf(name).uploads,
    own: (name) => trim(partOf(name).texts[0] ?? ''),
    values,
    isMisnamed: (name) => misnamed.has(name),
  }
}

/** `colours[]` and `colours[0]` are `colours`; `colours[x]` is nobody's name. */
const nameOf = (key: string): string => key.replace(/\[\d{0,4}\]$/, '')

function addTo(parts: Map<string, Part>, name: string, value: unknown): void {
  const part = parts.get(name) ?? { texts: [], uploads: [] }
  parts.set(name, part)
  for (const item of Array.isArray(value) ? value : [value]) {
    if (item instanceof Upload) part.uploads.push(item)
    else if (typeof item === 'string' || typeof item === 'number') part.texts.push(String(item))
  }
}

/** What a field says, with the free text behind its last choice (facts, §3). */
export function saidIn(sent: Sent, { name, hasFreeText }: FormField): string[] {
  const said = [...sent.texts(name)]
  const free = hasFreeText ? inOneLine(sent.own(`_wpcf7_free_text_${name}`)) : ''
  const last = said.pop()
  if (last === undefined) return []
  return [...said, free ? `${last} ${free}` : last]
}

/** Whether an acceptance that is needed was not given; an inverted one is given by leaving it alone. */
export const isUnaccepted = ({ type, name, isOptional, isInverted }: FormField, sent: Sent): boolean =>
  type === 'acceptance' && !isOptional && sent.texts(name).length > 0 === isInverted

/** Fields that ask something of their visitor. */
export const isRiddle = ({ type }: FormField): boolean => type === 'quiz' || type === 'captcha'

/** What came along to prove that we asked it. */
export const proofOf = (sent: Sent, { type, name }: FormField): string =>
  sent.own(type === 'quiz' ? QUIZ_PROOF + name : CAPTCHA_PROOF + name)
