import type { RecordAround } from '@frontage/kit/wordpress/export/from-wordpress.server'
import { gaps as words } from '../../../messages.gaps'
import { bytesOf, choicesOf, endingsIn, given, lengthOf } from './choices'
import { type BuiltForm, FormBuilder } from './form-builder'
import { endOfForm, mailsOf, type OldEnd, type OldMail, type Tags } from './mails'
import { type AddField as Add, addNothing, commonIn, type OldField as Old, plainValue } from './old-fields'

const known: Readonly<Record<string, string>> = {
  ...{ 'wp:admin_email': '[_site_owner]', 'system:admin_email': '[_site_owner]', all_fields_table: '[_all]', fields_table: '[_all]' },
  ...{ all_fields: '[_all]', 'form:title': '[_form_title]', 'form:name': '[_form_title]', 'wp:site_title': '[_site_title]' },
  ...{ 'wp:post_url': '[_url]', 'wp:site_url': '[_site_url]' },
}

/** `{wp:admin_email}`, `{field:email}`, `{all_fields_table}` */
const tags: Tags = {
  pattern: /\{[a-z_]{1,30}(?::[\w.-]{1,120})?\}/gi,
  ours: (tag, builder) => {
    const name = tag.slice(1, -1)
    if (Object.hasOwn(known, name)) return known[name]
    const field = name.startsWith('field:') ? builder.nameOf(name.slice('field:'.length)) : undefined
    return field && `[${field}]`
  },
}

const commonOf = commonIn({
  help: (old) => (old.text('desc_text') || old.text('help_text')).replaceAll(/<[^<>]{0,200}>/g, ' ').trim(),
  required: 'required',
  isHalf: (old) => /\bone-half\b/.test(old.first('container_class', 'wrapper_class')),
})
const startValueOf = (old: Old): string => plainValue(old, 'default')

const line =
  (type: 'text' | 'email' | 'tel' | 'url' | 'textarea' | 'date' | 'hidden', autocomplete = ''): Add =>
  (old, builder) =>
    builder.field([old.text('key')], {
      ...{ ...commonOf(old), type, ...given('autocomplete', autocomplete) },
      ...(type === 'date' ? { placeholder: '' } : given('value', startValueOf(old))),
      ...(/^char/.test(old.text('input_limit_type')) && given('maxLength', lengthOf(old.number('input_limit')))),
    })

const choices =
  (type: 'select' | 'radio' | 'checkbox', isMultiple = false): Add =>
  (old, builder) => {
    const all = old.list('options').map((option) => ({
      ...{ label: option.text('label'), value: option.text('value'), isChosen: option.isOn('selected') },
    }))
    if (!all.length) return line('text')(old, builder)
    builder.field([old.text('key')], { ...commonOf(old), type, ...choicesOf(all), isMultiple })
  }

const number: Add = (old, builder) =>
  builder.field([old.text('key')], {
    ...{ ...commonOf(old), type: 'number', ...given('value', startValueOf(old)) },
    ...{ ...given('least', old.text('num_min')), ...given('most', old.text('num_max')), ...given('step', old.text('num_step')) },
  })

const file: Add = (old, builder) => {
  const most = old.number('upload_multi_count')
  builder.field([old.text('key')], {
    ...{
      ...commonOf(old),
      placeholder: '',
      type: 'upload',
      accept: endingsIn(old.text('upload_types')),
      mostFiles: Math.min(50, Math.max(1, most)),
    },
    ...given('mostBytes', bytesOf(old.number('max_file_size'))),
  })
}

const stars: Add = (old, builder) => {
  const most = Math.min(10, old.number('number_of_stars') || old.number('default') || 5)
  const all = Array.from({ length: most }, (_, index) => ({ label: String(index + 1), value: '', isChosen: false }))
  builder.field([old.text('key')], { ...commonOf(old), type: 'radio', ...choicesOf(all) })
}

/** A box alone: what has to be ticked is agreed to. */
const box: Add = (old, builder) =>
  builder.field([old.text('key')], { type: 'acceptance', label: old.text('label'), required: true, isOptional: !old.isOn('required') })

const question: Add = (old, builder) =>
  builder.field([old.text('key')], {
    ...{
      type: 'quiz',
      label: '',
      required: true,
      quiz: [{ question: old.text('label').slice(0, 200), answer: old.text('spam_answer').slice(0, 200) }],
    },
  })

const fields: Readonly<Record<string, Add>> = {
  ...{ textbox: line('text'), textarea: line('textarea'), email: line('email', 'email'), phone: line('tel', 'tel') },
  ...{ firstname: line('text', 'given-name'), lastname: line('text', 'family-name'), address: line('text', 'address-line1') },
  ...{ address2: line('text', 'address-line2'), city: line('text', 'address-level2'), zip: line('text', 'postal-code') },
  ...{ date: line('date'), hidden: line('hidden'), number, file_upload: file, starrating: stars, checkbox: box, spam: question },
  ...{ listselect: choices('select'), listmultiselect: choices('select', true), listradio: choices('radio') },
  ...{ listcheckbox: choices('checkbox'), liststate: choices('select'), listcountry: line('text', 'country-name') },
  html: (old, builder) => builder.note(old.text('default')),
  note: (old, builder) => builder.note(old.text('default')),
  ...{ hr: addNothing, submit: addNothing, recaptcha: addNothing, recaptcha_v3: addNothing, hcaptcha: addNothing, turnstile: addNothing },
}

function addField(old: Old, builder: FormBuilder): void {
  const type = old.text('type')
  const label = old.text('label').slice(0, 60)
  const add = Object.hasOwn(fields, type) ? fields[type] : undefined
  if (!add) return void builder.gap((form) => words.field(label, type, form))
  add(old, builder)
  if (old.text('mask')) builder.gap((form) => words.mask(label, form))
}

type Part = { readonly title: string; readonly keys: readonly string[] }

/** The steps of a form, where it has any: their fields by key, on their own or in the cells of rows. */
function partsOf(settings: Old): Part[] {
  const keysIn = (content: Old): string[] => [
    ...content.texts('formContentData'),
    ...content.list('formContentData').flatMap((row) => row.list('cells').flatMap((cell) => cell.texts('fields'))),
  ]
  return settings
    .list('formContentData')
    .filter((part) => part.text('type') === 'part')
    .toSorted((one, other) => one.number('order') - other.number('order'))
    .map((part) => ({ title: part.text('title'), keys: keysIn(part) }))
}

function addFields(old: Old, builder: FormBuilder): void {
  const all = old.list('fields').toSorted((one, other) => one.number('order') - other.number('order'))
  const parts = partsOf(old.part('settings'))
  const placed = new Set(parts.flatMap(({ keys }) => keys))
  for (const [index, { title, keys }] of parts.entries()) {
    if (index > 0) builder.endStep()
    builder.step({ title })
    for (const field of all) if (keys.includes(field.text('key'))) addField(field, builder)
  }
  for (const field of all) if (!placed.has(field.text('key'))) addField(field, builder)
}

const isActive = (action: Old): boolean => !action.has('active') || action.isOn('active')

const mailOf = (action: Old): OldMail => ({
  ...{ name: action.text('label') || 'E-mail', to: action.text('to'), subject: action.first('email_subject', 'subject') },
  ...{ body: action.first('email_message', 'email_message_plain', 'message'), replyTo: action.text('reply_to') },
  hasRule: action.part('conditions').list('when').length > 0,
})

function endIn(actions: readonly Old[]): OldEnd {
  const redirect = actions.find((action) => action.text('type') === 'redirect')
  if (redirect) return { address: redirect.text('redirect_url') }
  return { message: actions.find((action) => action.text('type') === 'successmessage')?.first('success_msg', 'message') ?? '' }
}

/** Actions that mean what happens here anyhow. */
const USUAL = /^(?:email|successmessage|redirect|save)$/

/** A form of Ninja Forms, as its export holds it. */
export function readNinjaForm(old: Old, title: string, around: RecordAround): BuiltForm {
  const settings = old.part('settings')
  const actions = old.list('actions').filter(isActive)
  const builder = new FormBuilder(settings.text('title') || title)
  addFields(old, builder)
  const submit = old
    .list('fields')
    .find((field) => field.text('type') === 'submit')
    ?.text('label')
    .slice(0, 60)
  for (const action of actions) {
    const type = action.text('type')
    if (!USUAL.test(type)) builder.gap((form) => words.action(action.text('label') || type, form))
  }
  if (settings.part('conditions').list().length) builder.gap((form) => words.rules(form))
  const mails = actions.filter((action) => action.text('type') === 'email').map(mailOf)
  return builder.finish({
    ...(submit && { submit }),
    ...(settings.isOn('logged_in') && { subscribersOnly: true }),
    ...{ ...mailsOf(mails, tags, builder), ...endOfForm(endIn(actions), tags, builder, around) },
  })
}
