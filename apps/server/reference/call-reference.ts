import type { DescribedCall } from './openapi/described-call'
import type { JsonShape } from './openapi/json-shape'
import { answerOf, notesOf, propertiesOf, typesOf } from './openapi/operation'
import { reasons } from './openapi/refusals'

/** One field of a request or an answer. `type`: `list of text, at most 6`. */
export type FieldLine = {
  readonly path: string
  readonly type: string
  readonly isRequired: boolean
  readonly otherwise: string
  readonly help: string
}

/** A call on the page that people read. */
export type CallEntry = {
  readonly name: string
  readonly tag: string
  readonly summary: string
  /** `POST /api/pages/{id}/draft` */
  readonly address: string
  readonly action: string | undefined
  readonly notes: string
  readonly types: readonly string[]
  readonly request: readonly FieldLine[]
  /** What it answers as a whole, where that has no fields. */
  readonly answered: string
  readonly answer: readonly FieldLine[]
  readonly refusals: readonly { readonly status: number; readonly reason: string }[]
}

/** What lies deeper is for the document: a page is for an overview. */
const DEEPEST = 2

export const callEntry = (call: DescribedCall): CallEntry => ({
  ...{ name: call.name, tag: call.tag, summary: call.summary, action: call.action },
  address: `${call.method} ${call.path}`,
  notes: notesOf(call),
  types: call.method === 'POST' ? typesOf(call) : [],
  request: linesOf(call.request),
  answered: answeredBy(call),
  answer: linesOf(itemOf(call.answer)),
  refusals: call.refusals.map((status) => ({ status, reason: reasons[status] ?? '' })),
})

const itemOf = (shape: JsonShape): JsonShape => (shape.type === 'array' ? (shape.items as JsonShape) : shape)

function answeredBy(call: DescribedCall): string {
  const [type = ''] = Object.keys(answerOf(call).content as object)
  if (type === 'application/octet-stream') return 'A file.'
  return Object.keys(propertiesOf(call.answer)).length ? '' : sentence(typeOf(call.answer))
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** The fields of a shape and what lies in them, each by its path: `items.*.title`. */
function linesOf(shape: JsonShape, at = '', depth = 1): readonly FieldLine[] {
  const required = (shape.required as readonly string[]) ?? []
  return Object.entries(propertiesOf(shape)).flatMap(([name, field]) => {
    const path = at ? `${at}.${name}` : name
    const own = {
      path,
      type: typeOf(field),
      isRequired: required.includes(name),
      otherwise: defaultOf(field),
      help: String(field.description ?? ''),
    }
    const inner = bareOf(field)
    const inside = inner.type === 'array' ? { shape: inner.items as JsonShape, path: `${path}.*` } : { shape: inner, path }
    return [own, ...(depth < DEEPEST && inside.shape ? linesOf(bareOf(inside.shape), inside.path, depth + 1) : [])]
  })
}

/** What may also be null, without that. */
const bareOf = (shape: JsonShape): JsonShape => othersThanNull(shape)[0] ?? shape
const othersThanNull = ({ anyOf = [] }: JsonShape): readonly JsonShape[] => {
  const all = anyOf as readonly JsonShape[]
  const others = all.filter(({ type }) => type !== 'null')
  return others.length === 1 && all.length === 2 ? others : []
}

function defaultOf({ default: otherwise }: JsonShape): string {
  if (otherwise === undefined || otherwise === '') return ''
  const text = JSON.stringify(otherwise)
  return text.length > 60 ? '…' : text
}

/** What a shape is, in words. */
export function typeOf(shape: JsonShape): string {
  if (othersThanNull(shape).length) return `${typeOf(bareOf(shape))} or null`
  const { type, anyOf, oneOf, enum: options, const: only, $ref } = shape as { readonly [keyword: string]: unknown }
  if (only !== undefined) return JSON.stringify(only)
  if (options) return `one of ${(options as readonly unknown[]).map((option) => JSON.stringify(option)).join(', ')}`
  if (anyOf ?? oneOf) return [...new Set(((anyOf ?? oneOf) as readonly JsonShape[]).map(typeOf))].join(' or ')
  if ($ref) return 'group'
  if (type === 'array')
    return `list of ${shape.items ? typeOf(shape.items as JsonShape) : 'values'}${rangeOf(shape, 'minItems', 'maxItems')}`
  if (type === 'string') return textOf(shape)
  if (type === 'integer') return `whole number${rangeOf(shape, 'minimum', 'maximum')}`
  if (type === 'number') return `number${rangeOf(shape, 'minimum', 'maximum')}`
  return type === 'boolean' ? 'true or false' : type === 'object' ? 'group' : type === 'null' ? 'null' : 'any value'
}

function textOf(shape: JsonShape): string {
  if (shape.format === 'binary') return 'file'
  if (shape.format === 'date') return 'date (2026-11-28)'
  if (shape.format === 'date-time') return 'date and time (2026-11-27T20:30:00.000Z)'
  return `text${shape.maxLength === undefined ? '' : `, at most ${count(shape.maxLength)} characters`}`
}

const count = (number: unknown): string => Number(number).toLocaleString('en')

function rangeOf(shape: JsonShape, least: string, most: string): string {
  const [from, to] = [shape[least], shape[most]]
  if (from === undefined && to === undefined) return ''
  return from === undefined ? `, at most ${count(to)}` : to === undefined ? `, at least ${count(from)}` : `, ${count(from)} to ${count(to)}`
}
