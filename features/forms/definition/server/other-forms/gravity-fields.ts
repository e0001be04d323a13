import { escaped } from '@frontage/kit/rich-text'
import { gaps as words } from '../../../messages.gaps'
import { bytesOf, choicesOf, endingsIn, given, lengthOf } from './choices'
import type { FormBuilder } from './form-builder'
import { type AddField as Add, addNothing, commonIn, descriptionOf, type OldField as Old, plainValue } from './old-fields'

const keysOf = (old: Old): string[] => [old.text('id')]
const isHalf = (old: Old): boolean =>
  /\bgf_(?:left|right)_half\b/.test(old.text('cssClass')) ||
  (old.number('layoutGridColumnSpan') > 0 && old.number('layoutGridColumnSpan') <= 6)

const commonOf = commonIn({ help: descriptionOf, required: 'isRequired', isHalf })
const startValueOf = (old: Old): string => plainValue(old, 'defaultValue')

const line =
  (type: 'text' | 'email' | 'url' | 'tel' | 'textarea' | 'date' | 'time' | 'hidden'): Add =>
  (old, builder) =>
    builder.field(keysOf(old), {
      ...{ ...commonOf(old), type },
      ...(/^(?:date|time)$/.test(type) ? { placeholder: '' } : given('value', startValueOf(old))),
      ...given('maxLength', lengthOf(old.number('maxLength'))),
    })

const number: Add = (old, builder) =>
  builder.field(keysOf(old), {
    ...{ ...commonOf(old), type: 'number', ...given('least', old.text('rangeMin')), ...given('most', old.text('rangeMax')) },
    ...given('value', startValueOf(old)),
  })

const choices =
  (type: 'select' | 'radio' | 'checkbox', isMultiple = false): Add =>
  (old, builder) => {
    const all = old.list('choices').map((choice) => ({
      ...{ label: choice.text('text'), value: choice.text('value'), isChosen: choice.isOn('isSelected') },
    }))
    // E-mails may name each box of several by a number of its own.
    const boxes = old.list('inputs').map((input) => input.text('id'))
    const hasBlank = type === 'select' && !isMultiple && old.text('placeholder') !== ''
    builder.field([...keysOf(old), ...boxes], {
      ...{ ...commonOf(old), type, ...choicesOf(all), isMultiple, hasBlank, hasFreeText: old.isOn('enableOtherChoice') },
    })
  }

/** Lines of their own for each part of a name or an address that is shown. */
const parts =
  (isOptional: RegExp): Add =>
  (old, builder) => {
    const inputs = old.list('inputs').filter((input) => !input.isOn('isHidden'))
    if (!inputs.length) return line('text')(old, builder)
    for (const [index, input] of inputs.entries()) {
      const all = input.list('choices').map((choice) => ({ label: choice.text('text'), value: choice.text('value'), isChosen: false }))
      const label = input.text('customLabel') || input.text('label')
      builder.field([input.text('id'), ...(index === 0 ? keysOf(old) : [])], {
        ...{ ...commonOf(old), type: all.length ? 'select' : 'text', label, help: '', isHalf: true },
        ...(all.length && { ...choicesOf(all), hasBlank: true }),
        ...{ required: old.isOn('isRequired') && !isOptional.test(input.text('id')), placeholder: input.text('placeholder').slice(0, 200) },
      })
    }
  }

const file: Add = (old, builder) => {
  const isSeveral = old.isOn('multipleFiles')
  builder.field(keysOf(old), {
    ...{ ...commonOf(old), placeholder: '', type: isSeveral ? 'upload' : 'file', accept: endingsIn(old.text('allowedExtensions')) },
    ...given('mostBytes', bytesOf(old.number('maxFileSize'))),
    ...(isSeveral && old.number('maxFiles') > 0 && { mostFiles: Math.min(50, old.number('maxFiles')) }),
  })
}

const consent: Add = (old, builder) => {
  const label = old.text('checkboxLabel') || old.text('label')
  const boxes = old.list('inputs').map((input) => input.text('id'))
  builder.field([...keysOf(old), ...boxes], { type: 'acceptance', label, required: true, isOptional: !old.isOn('isRequired') })
}

/** Where a page ends: its buttons stand there. */
const pageBreak: Add = (old, builder) => {
  builder.step({ back: old.part('previousButton').text('text'), next: old.part('nextButton').text('text') })
  builder.endStep()
}

const fields: Readonly<Record<string, Add>> = {
  ...{ text: line('text'), textarea: line('textarea'), email: line('email'), website: line('url'), phone: line('tel') },
  ...{ date: line('date'), time: line('time'), hidden: line('hidden'), number },
  ...{ select: choices('select'), multiselect: choices('select', true), radio: choices('radio'), checkbox: choices('checkbox') },
  // The second to sixth part of a name are prefix, middle and suffix; the second line of an address may be empty.
  ...{ name: parts(/\.(?:2|4|8)$/), address: parts(/\.2$/) },
  ...{ fileupload: file, consent, page: pageBreak },
  html: (old, builder) => builder.note(old.text('content')),
  section: (old, builder) => builder.note(`<p><strong>${escaped(old.text('label'))}</strong></p><p>${old.text('description')}</p>`),
  ...{ captcha: addNothing, honeypot: addNothing },
}

/** Adds a field of Gravity Forms, whatever it is called there; one that has no counterpart is named. */
export function addGravityField(old: Old, builder: FormBuilder): void {
  const type = old.text('inputType') || old.text('type')
  const label = old.text('label').slice(0, 60)
  const add = Object.hasOwn(fields, type) ? fields[type] : undefined
  if (!add) return void builder.gap((form) => words.field(label, type, form))
  if (old.text('visibility') === 'administrative') return void builder.gap((form) => words.field(label, type, form))
  add(old, builder)
  if (!old.part('conditionalLogic').isEmpty) builder.gap((form) => words.rule(label, form))
  if (old.isOn('inputMask') && old.text('inputMaskValue')) builder.gap((form) => words.mask(label, form))
}
