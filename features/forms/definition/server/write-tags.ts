import { escaped } from '@frontage/kit/rich-text'
import type { ContactForm, FieldType, FormField, FormStep } from '../../form'

/** The originals' types by ours; a note is no field there. */
const tagTypes: Readonly<Record<Exclude<FieldType, 'note'>, string>> = {
  ...{ text: 'text', email: 'email', url: 'url', tel: 'tel', number: 'number', range: 'range', date: 'date', time: 'time' },
  ...{ textarea: 'textarea', select: 'select', checkbox: 'checkbox', radio: 'radio', acceptance: 'acceptance', quiz: 'quiz' },
  ...{ captcha: 'captchar', file: 'file', upload: 'mfile', hidden: 'hidden' },
}

/** A text in quotation marks. Their own have no way to stand in it. */
const quoted = (text: string): string => `"${text.replaceAll('"', '”').replace(/\s+/g, ' ')}"`
const given = (name: string, value: string | number | null): string[] => (value === null || value === '' ? [] : [`${name}:${value}`])

/** A form as a template in the originals' notation, which `readTags` reads back. */
export function writeTags({ steps, submit, privacy }: ContactForm): string {
  const ending = [...(privacy ? [`<p>${escaped(privacy)}</p>`] : []), `[submit ${quoted(submit)}]`]
  const parts = steps.map((step, index) => {
    const isLast = index === steps.length - 1
    return [...step.fields.map(fieldMarkup), ...(isLast ? ending : []), ...stepEnd(step, index, steps.length)].join('\n\n')
  })
  return parts.join('\n\n')
}

/** Facts, §8: a step's tag stands at its end: the first says Next and a title, the last Back and a title, others all three. */
function stepEnd({ back, next, title }: FormStep, index: number, count: number): string[] {
  if (count === 1) return []
  const words = index === 0 ? [next, title] : index === count - 1 ? [back, title] : [back, next, title]
  return [`[cf7mls_step cf7mls_step-${index + 1} ${words.map(quoted).join(' ')}]`]
}

function fieldMarkup(field: FormField): string {
  const { type, label, help } = field
  if (type === 'note') return `<p>${label}</p>`
  if (type === 'hidden' || type === 'acceptance') return tagOf(field)
  const below = help ? ` <small>${escaped(help)}</small>` : ''
  const before = type === 'captcha' ? `[captchac ${field.name}] ` : ''
  const counter = field.counter ? ` [count ${field.name}${field.counter === 'down' ? ' down' : ''}]` : ''
  // Boxes and buttons have labels of their own.
  const around = type === 'checkbox' || type === 'radio' ? 'div' : 'label'
  return `<${around}>${escaped(label)} ${before}${tagOf(field)}${counter}${below}</${around}>`
}

function tagOf(field: FormField): string {
  const { type, name, required, label } = field
  if (type === 'note') return ''
  const star = required && !['radio', 'acceptance', 'hidden', 'quiz'].includes(type) ? '*' : ''
  const tag = `[${[`${tagTypes[type]}${star}`, name, ...particularsOf(field)].join(' ')}]`
  return type === 'acceptance' ? `${tag}${label}[/acceptance]` : tag
}

/** What a tag says beyond its type and name: options first, then values. */
function particularsOf(field: FormField): string[] {
  if (['select', 'checkbox', 'radio'].includes(field.type)) return choicesOf(field)
  if (field.type === 'file' || field.type === 'upload') return filesOf(field)
  if (field.type === 'acceptance') return [...(field.isOptional ? ['optional'] : []), ...(field.isInverted ? ['invert'] : [])]
  if (field.type === 'quiz') return field.quiz.map(({ question, answer }) => quoted(`${question}|${answer}`))
  const { minLength, maxLength, least, most, step, autocomplete, rows, type, value, placeholder } = field
  return [
    ...(type === 'textarea' && rows !== 6 ? [`x${rows}`] : []),
    ...given('minlength', minLength),
    ...given('maxlength', maxLength),
    ...given('min', least),
    ...given('max', most),
    ...given('step', step),
    ...given('autocomplete', autocomplete),
    ...(value ? [quoted(value)] : placeholder ? ['placeholder', quoted(placeholder)] : []),
  ]
}

const choicesOf = ({ isMultiple, isExclusive, hasFreeText, hasBlank, options }: FormField): string[] => [
  ...(isMultiple ? ['multiple'] : []),
  ...(isExclusive ? ['exclusive'] : []),
  ...(hasFreeText ? ['free_text'] : []),
  ...(hasBlank ? ['include_blank'] : []),
  ...options.map(({ label, value }) => quoted(value && value !== label ? `${label}|${value}` : label)),
]

const filesOf = ({ type, accept, mostBytes, mostFiles, leastFiles }: FormField): string[] => [
  ...(accept.length ? [`filetypes:${accept.join('|')}`] : []),
  `limit:${mostBytes}`,
  ...(type === 'upload' ? [`max-file:${mostFiles}`, ...(leastFiles ? [`min-file:${leastFiles}`] : [])] : []),
]
