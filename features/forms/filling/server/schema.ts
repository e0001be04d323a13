import type { Rule } from '@frontage/rules/rule'
import { ruleFor, schemaVersion } from '@frontage/rules/schema'
import { fieldsOf } from '../../fields-of'
import type { ContactForm, FieldType, FormField } from '../../form'
import { messages } from '../../messages.checks'
import { LONGEST_LINE, LONGEST_TEXT } from '../../spec'
import type { FormTexts } from '../../texts'
import { dayOf } from './days'

type Written = { readonly field: FormField; readonly texts: FormTexts; readonly today: string }
type Module = { readonly types: readonly FieldType[]; readonly rules: (written: Written) => Rule[] }

/** What a file field takes where the owner lists nothing (facts, §2). */
const USUAL_TYPES = ['audio/*', 'video/*', 'image/*']

const when = (isTrue: boolean, rule: () => Rule): Rule[] => (isTrue ? [rule()] : [])

const required = ({ field, texts }: Written): Rule[] =>
  when(field.required, () => ruleFor('required', field.name, {}, texts.invalid_required))

function lengths({ field, texts }: Written, otherwise: number): Rule[] {
  const { name, minLength, maxLength } = field
  const most = maxLength ?? otherwise
  return [
    ...when(minLength !== null, () => ruleFor('minlength', name, { threshold: minLength ?? 0 }, texts.invalid_too_short)),
    ruleFor('maxlength', name, { threshold: most }, texts.invalid_too_long),
  ]
}

const formats = {
  email: (name: string, texts: FormTexts) => ruleFor('email', name, {}, texts.invalid_email),
  url: (name: string, texts: FormTexts) => ruleFor('url', name, {}, texts.invalid_url),
  tel: (name: string, texts: FormTexts) => ruleFor('tel', name, {}, texts.invalid_tel),
} as const

const line = (written: Written): Rule[] => {
  const { name, type } = written.field
  const format = type === 'email' || type === 'url' || type === 'tel' ? [formats[type](name, written.texts)] : []
  return [...required(written), ...format, ...lengths(written, LONGEST_LINE)]
}

const choice = (written: Written): Rule[] => {
  const { name, type, isExclusive } = written.field
  const isRequired = written.field.required || type === 'radio'
  return [
    ...required({ ...written, field: { ...written.field, required: isRequired } }),
    ...when(isExclusive || type === 'radio', () => ruleFor('maxitems', name, { threshold: 1 }, messages.maxitems)),
  ]
}

const date = (written: Written): Rule[] => {
  const { field, texts, today } = written
  const [least, most] = [dayOf(field.least, today), dayOf(field.most, today)]
  return [
    ...required(written),
    ruleFor('date', field.name, {}, texts.invalid_date),
    ...when(least !== '', () => ruleFor('mindate', field.name, { threshold: least }, texts.date_too_early)),
    ...when(most !== '', () => ruleFor('maxdate', field.name, { threshold: most }, texts.date_too_late)),
  ]
}

const file = ({ field, texts }: Written): Rule[] => {
  const { name, accept, mostBytes } = field
  const types = accept.length ? accept.map((type) => (type.includes('/') ? type : `.${type}`)) : USUAL_TYPES
  return [
    ...when(field.required, () => ruleFor('requiredfile', name, {}, texts.invalid_required)),
    ruleFor('file', name, { accept: types }, texts.upload_file_type_invalid),
    ruleFor('maxfilesize', name, { threshold: mostBytes }, texts.upload_file_too_large),
  ]
}

const number = (written: Written): Rule[] => {
  const { field, texts } = written
  return [
    ...required(written),
    ruleFor('number', field.name, {}, texts.invalid_number),
    ...when(field.least !== '', () => ruleFor('minnumber', field.name, { threshold: field.least }, texts.number_too_small)),
    ...when(field.most !== '', () => ruleFor('maxnumber', field.name, { threshold: field.most }, texts.number_too_large)),
  ]
}

const choices = ({ field }: Written): Rule[] => [ruleFor('enum', field.name, { accept: valuesOf(field) }, messages.enum)]

/** Facts, §2: by module, not in the order of the page. */
const modules: readonly Module[] = [
  { types: ['checkbox', 'radio'], rules: choice },
  { types: ['date'], rules: date },
  { types: ['file'], rules: file },
  { types: ['number', 'range'], rules: number },
  { types: ['select'], rules: required },
  { types: ['text', 'email', 'url', 'tel'], rules: line },
  { types: ['time'], rules: required },
  { types: ['textarea'], rules: (written) => [...required(written), ...lengths(written, LONGEST_TEXT)] },
  { types: ['checkbox', 'radio'], rules: choices },
  { types: ['select'], rules: choices },
]

/** What a choice sends: its value, or its label where it has none. */
export const valuesOf = ({ options }: Pick<FormField, 'options'>): string[] => options.map(({ label, value }) => value || label)

export type Schema = { readonly version: string; readonly locale: string; readonly rules: Rule[] }

/** The rules of a form, as the browser gets them and as the server asks them. `today` is YYYY-MM-DD. */
export function schemaOf(form: ContactForm, today: string): Schema {
  const fields = fieldsOf(form)
  const rules = modules.flatMap((module) =>
    fields.filter(({ type }) => module.types.includes(type)).flatMap((field) => module.rules({ field, texts: form.texts, today })),
  )
  return { version: schemaVersion, locale: 'en_US', rules }
}
