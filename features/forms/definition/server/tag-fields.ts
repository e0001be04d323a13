import type { FieldType, StoredContactForm } from '../../form'
import { MOST_PLAIN_FILE_BYTES } from '../../spec'
import { hasOption, optionOf, type Tag } from './tag'

export type StoredField = StoredContactForm['steps'][number]['fields'][number]
type Particulars = Omit<StoredField, 'type' | 'name'>

/** The originals' types, and what they are here. */
export const typesOfTags: Readonly<Record<string, FieldType>> = {
  ...{ text: 'text', email: 'email', url: 'url', tel: 'tel', number: 'number', range: 'range', date: 'date', time: 'time' },
  ...{ textarea: 'textarea', select: 'select', checkbox: 'checkbox', radio: 'radio', acceptance: 'acceptance', quiz: 'quiz' },
  ...{ captchar: 'captcha', file: 'file', mfile: 'upload', hidden: 'hidden' },
}

const units: Readonly<Record<string, number>> = { kb: 1024, mb: 1024 * 1024 }
const whole = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined)
const given = <Value>(name: string, value: Value | undefined | ''): Record<string, Value> =>
  value === undefined || value === '' ? {} : { [name]: value }

function bytesOf(text: string): number | undefined {
  const [, digits, unit = ''] = /^(\d{1,9})(kb|mb)?$/i.exec(text) ?? []
  return digits === undefined ? undefined : Number(digits) * (units[unit.toLowerCase()] ?? 1)
}

const texts = (tag: Tag): Particulars => {
  const isPlaceholder = hasOption(tag, 'placeholder') || hasOption(tag, 'watermark')
  const counted = { minLength: whole(optionOf(tag, 'minlength')), maxLength: whole(optionOf(tag, 'maxlength')) }
  return {
    ...given('minLength', counted.minLength),
    ...given('maxLength', counted.maxLength),
    ...given(isPlaceholder ? 'placeholder' : 'value', tag.values[0]),
    ...given('autocomplete', optionOf(tag, 'autocomplete')),
  }
}

const bounds = (tag: Tag): Particulars => ({
  ...given('least', optionOf(tag, 'min')),
  ...given('most', optionOf(tag, 'max')),
  ...given('step', optionOf(tag, 'step')),
  ...given(hasOption(tag, 'placeholder') ? 'placeholder' : 'value', tag.values[0]),
})

/** What stands left of a bar is what is sent. */
const choices = (tag: Tag): Particulars => ({
  options: tag.values.map((value) => ({ label: value.split('|')[0] ?? value })),
  isMultiple: hasOption(tag, 'multiple'),
  isExclusive: hasOption(tag, 'exclusive'),
  hasFreeText: hasOption(tag, 'free_text'),
  hasBlank: hasOption(tag, 'include_blank') || hasOption(tag, 'first_as_label'),
})

const files =
  (otherwise: number | undefined) =>
  (tag: Tag): Particulars => ({
    ...given('accept', listOf(optionOf(tag, 'filetypes'))),
    ...given('mostBytes', bytesOf(optionOf(tag, 'limit')) ?? otherwise),
    ...given('mostFiles', whole(optionOf(tag, 'max-file'))),
    ...given('leastFiles', whole(optionOf(tag, 'min-file'))),
  })

function listOf(text: string): string[] | undefined {
  const items = text.split(/[|,]/).map((item) => item.trim().replace(/^\./, ''))
  return text && text !== '*' ? items.filter((item) => /^[\w.+-]+(?:\/[\w.+*-]+)?$/.test(item)) : undefined
}

/** What a type reads out of its tag, beyond name and label. */
export const particularsOf: Readonly<Partial<Record<FieldType, (tag: Tag) => Particulars>>> = {
  ...{ text: texts, email: texts, url: texts, tel: texts, number: bounds, range: bounds, date: bounds, time: bounds },
  textarea: (tag) => ({
    ...texts(tag),
    ...given('rows', whole(/^\d*x(\d+)/.exec(tag.options.find((option) => /^\d*x\d+/.test(option)) ?? '')?.[1] ?? '')),
  }),
  ...{ select: choices, checkbox: choices, radio: choices },
  acceptance: (tag) => ({
    label: tag.content || tag.values[0] || '',
    isOptional: hasOption(tag, 'optional'),
    isInverted: hasOption(tag, 'invert'),
  }),
  quiz: (tag) => ({ quiz: tag.values.map((value) => ({ question: value.split('|')[0] ?? '', answer: value.split('|')[1] ?? '' })) }),
  file: files(MOST_PLAIN_FILE_BYTES),
  upload: files(undefined),
  hidden: (tag) => given('value', tag.values[0]),
}
