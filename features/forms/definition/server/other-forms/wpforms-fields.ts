import { escaped } from '@frontage/kit/rich-text'
import { gaps as words } from '../../../messages.gaps'
import { bytesOf, choicesOf, endingsIn, given, lengthOf } from './choices'
import type { FormBuilder, NewField } from './form-builder'
import { type AddField as Add, addNothing, commonIn, descriptionOf, type OldField as Old, plainValue } from './old-fields'

const keysOf = (old: Old, part = ''): string[] => [old.text('id') + (part && `|${part}`)]
const isHalf = (old: Old): boolean => /one-half|two-fourths|three-sixths/.test(old.text('css'))

const commonOf = commonIn({ help: descriptionOf, required: 'required', isHalf })

const line =
  (type: 'text' | 'email' | 'url' | 'tel' | 'textarea', more: (old: Old) => Partial<NewField> = () => ({})): Add =>
  (old, builder) =>
    builder.field(keysOf(old), {
      ...commonOf(old),
      type,
      ...given('value', plainValue(old, 'default_value')),
      ...(old.isOn('limit_enabled') && old.text('limit_mode') !== 'words' && given('maxLength', lengthOf(old.number('limit_count')))),
      ...more(old),
    })

const number =
  (type: 'number' | 'range'): Add =>
  (old, builder) =>
    builder.field(keysOf(old), {
      ...{ ...commonOf(old), type },
      ...{ ...given('least', old.text('min')), ...given('most', old.text('max')), ...given('step', old.text('step')) },
      ...given('value', plainValue(old, 'default_value')),
    })

const choices =
  (type: 'select' | 'radio' | 'checkbox'): Add =>
  (old, builder) => {
    const all = old.list('choices').map((choice) => ({
      ...{ label: choice.text('label'), value: old.isOn('show_values') ? choice.text('value') : '' },
      isChosen: choice.isOn('default'),
    }))
    const label = old.text('label')
    if (old.text('dynamic_choices')) builder.gap((form) => words.dynamic(label, form))
    if (old.isOn('choices_images')) builder.gap((form) => words.image(label, form))
    const isSelect = type === 'select'
    builder.field(keysOf(old), {
      ...{ ...commonOf(old), type, ...choicesOf(all) },
      ...(isSelect && { hasBlank: old.text('placeholder') !== '', isMultiple: old.isOn('multiple') }),
      hasFreeText: old.isOn('choices_other'),
    })
  }

/** One line, or a line for each part of the name. */
const name: Add = (old, builder) => {
  const parts = old
    .text('format')
    .split('-')
    .filter((part) => /^(?:first|middle|last)$/.test(part))
  if (!parts.length) return line('text')(old, builder)
  const labels = { first: 'First name', middle: 'Middle name', last: 'Last name' } as const
  for (const part of parts as (keyof typeof labels)[])
    builder.field([...keysOf(old, part), ...(part === parts[0] ? keysOf(old) : [])], {
      ...{ ...commonOf(old), type: 'text', label: labels[part], isHalf: true, required: old.isOn('required') && part !== 'middle' },
      ...{ placeholder: old.text(`${part}_placeholder`).slice(0, 200), ...given('value', plainValue(old, `${part}_default`)) },
    })
}

const parts = [
  ['address1', 'Address', 'address-line1'],
  ['address2', 'Address, second line', 'address-line2'],
  ['city', 'City', 'address-level2'],
  ['state', 'State or region', 'address-level1'],
  ['postal', 'Postal code', 'postal-code'],
  ['country', 'Country', 'country-name'],
] as const

const address: Add = (old, builder) => {
  for (const [part, label, autocomplete] of parts)
    if (!old.isOn(`${part}_hide`) && !(part === 'country' && old.text('scheme') === 'us'))
      builder.field([...keysOf(old, part), ...(part === 'address1' ? keysOf(old) : [])], {
        ...{ ...commonOf(old), type: 'text', label, autocomplete, required: old.isOn('required') && part !== 'address2' },
        placeholder: old.text(`${part}_placeholder`).slice(0, 200),
      })
}

/** A day, a time, or both of them. */
const dateTime: Add = (old, builder) => {
  const format = old.text('format')
  if (format !== 'time') builder.field([...keysOf(old, 'date'), ...keysOf(old)], { ...commonOf(old), type: 'date', placeholder: '' })
  if (format !== 'date')
    builder.field([...keysOf(old, 'time'), ...(format === 'time' ? keysOf(old) : [])], { ...commonOf(old), type: 'time', placeholder: '' })
}

const file: Add = (old, builder) => {
  const isOne = old.text('style') === 'classic'
  builder.field(keysOf(old), {
    ...{ ...commonOf(old), placeholder: '', type: isOne ? 'file' : 'upload', accept: endingsIn(old.text('extensions')) },
    ...given('mostBytes', bytesOf(old.number('max_size'))),
    ...(!isOne && { mostFiles: Math.min(50, Math.max(1, old.number('max_file_number') || 1)) }),
  })
}

const scale =
  (least: number, most: (old: Old) => number): Add =>
  (old, builder) => {
    const all = Array.from({ length: most(old) - least + 1 }, (_, index) => ({ label: String(least + index), value: '', isChosen: false }))
    builder.field(keysOf(old), { ...commonOf(old), type: 'radio', ...choicesOf(all) })
  }

const consent: Add = (old, builder) => {
  const [choice] = old.list('choices')
  const label = choice?.text('label') || old.text('label')
  builder.field(keysOf(old), { type: 'acceptance', label, required: true, isOptional: !old.isOn('required') })
}

const heading: Add = (old, builder) =>
  builder.note(`<p><strong>${escaped(old.text('label'))}</strong></p><p>${old.text('description')}</p>`)

/** Where a page ends: its buttons stand there, and how the next page is called. */
const pageBreak: Add = (old, builder) => {
  const isTop = old.text('position') === 'top'
  if (isTop) return builder.step({ title: old.text('title') })
  builder.step({ back: old.text('prev'), next: old.text('next') })
  if (old.text('position') === 'bottom') return
  builder.endStep()
  builder.step({ title: old.text('title') })
}

const fields: Readonly<Record<string, Add>> = {
  ...{ text: line('text'), textarea: line('textarea'), richtext: line('textarea'), url: line('url'), phone: line('tel') },
  ...{ email: line('email'), number: number('number'), 'number-slider': number('range') },
  ...{ select: choices('select'), radio: choices('radio'), checkbox: choices('checkbox'), 'gdpr-checkbox': consent },
  ...{ name, address, 'date-time': dateTime, 'file-upload': file },
  rating: scale(1, (old) => Math.min(10, old.number('scale') || 5)),
  net_promoter_score: scale(0, () => 10),
  hidden: (old, builder) =>
    builder.field(keysOf(old), { type: 'hidden', label: old.text('label'), value: plainValue(old, 'default_value') }),
  html: (old, builder) => builder.note(old.text('code')),
  content: (old, builder) => builder.note(old.text('content')),
  ...{ divider: heading, pagebreak: pageBreak },
  // The others keep programs away, or arrange fields that stand in the list anyhow.
  ...{ layout: addNothing, captcha: addNothing, turnstile: addNothing, 'internal-information': addNothing, 'entry-preview': addNothing },
}

/** Adds a field of WPForms, whatever it is called there; one that has no counterpart is named. */
export function addWpField(old: Old, builder: FormBuilder): void {
  const type = old.text('type')
  const label = old.text('label').slice(0, 60)
  const add = Object.hasOwn(fields, type) ? fields[type] : undefined
  if (!add) return void builder.gap((form) => words.field(label, type, form))
  add(old, builder)
  if (old.isOn('conditional_logic')) builder.gap((form) => words.rule(label, form))
  if (old.text('input_mask')) builder.gap((form) => words.mask(label, form))
}
