import type { DescribedCall } from './described-call'
import { FILE, type JsonShape } from './json-shape'
import { refusalsFor } from './refusals'

const JSON_TYPE = 'application/json'
const FORM_TYPES = ['multipart/form-data', 'application/x-www-form-urlencoded']

/** A REST call as an operation of OpenAPI. */
export function operationOf(call: DescribedCall): JsonShape {
  const { name, tag, summary, method, path, request, refusals } = call
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field)
  const rest = without(request, inPath)
  return {
    ...{ operationId: name, tags: [tag], summary, description: notesOf(call), ...securityOf(call) },
    parameters: [
      ...inPath.map((field) => ({
        ...{ name: field, in: 'path', required: true },
        schema: propertiesOf(request)[field] ?? { type: 'integer' },
      })),
      ...(method === 'GET' ? queryOf(rest) : []),
      ...(call.isOwnPagesOnly ? [{ $ref: '#/components/parameters/Origin' }] : []),
    ],
    ...(method === 'POST' && {
      requestBody: { required: true, content: Object.fromEntries(typesOf(call).map((type) => [type, { schema: rest }])) },
    }),
    responses: { 200: answerOf(call), ...refusalsFor(refusals) },
  }
}

export const propertiesOf = ({ properties = {} }: JsonShape): Readonly<Record<string, JsonShape>> => properties as Record<string, JsonShape>

const requiredIn = ({ required = [] }: JsonShape): readonly string[] => required as string[]

function without(shape: JsonShape, fields: readonly string[]): JsonShape {
  if (fields.length === 0) return shape
  const properties = Object.fromEntries(Object.entries(propertiesOf(shape)).filter(([field]) => !fields.includes(field)))
  return { ...shape, properties, required: requiredIn(shape).filter((field) => !fields.includes(field)) }
}

/** An address holds no groups: only blocks on the server itself ask with them. */
export const fitsAddress = ({ type, anyOf, $ref, enum: options, const: only }: JsonShape): boolean =>
  !$ref &&
  (type !== undefined || options !== undefined || only !== undefined || anyOf !== undefined) &&
  type !== 'object' &&
  type !== 'array'

const queryOf = (shape: JsonShape): readonly JsonShape[] =>
  Object.entries(propertiesOf(shape))
    .filter(([, field]) => fitsAddress(field))
    .map(([name, schema]) => ({ name, in: 'query', required: requiredIn(shape).includes(name), schema }))

/** How the request may be written. */
export function typesOf({ action, isOwnPagesOnly, route: { call } }: DescribedCall): readonly string[] {
  if (action) return FORM_TYPES
  if (call.onlyForms) return ['multipart/form-data']
  if (isOwnPagesOnly) return call.uploads ? ['multipart/form-data'] : [JSON_TYPE]
  return [...FORM_TYPES, JSON_TYPE]
}

/** Texts of the AJAX endpoint are JSON all the same, unless they are a word. */
export function answerOf({ action, answer, route: { call } }: DescribedCall): JsonShape {
  if (answer === FILE || answer.contentMediaType)
    return { description: 'The file.', content: { 'application/octet-stream': { schema: FILE } } }
  const type = action && !call.isJson ? 'text/html' : JSON_TYPE
  const description = type === JSON_TYPE ? 'The answer.' : 'The answer: JSON as text, or a word.'
  return { description, content: { [type]: { schema: answer } } }
}

const securityOf = ({ isPublic }: DescribedCall): JsonShape => ({ security: isPublic ? [] : [{ session: [] }] })

const megabytes = (bytes: number): string => `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`

/** What else has to be known, in sentences. */
export function notesOf({ right, request, method, route: { call } }: DescribedCall): string {
  const unsent = method === 'GET' ? Object.entries(propertiesOf(request)).filter(([, field]) => !fitsAddress(field)) : []
  return [
    `For ${right}.`,
    call.uploads && `Takes up to ${call.uploads.most} files of up to ${megabytes(call.uploads.bytes)} each.`,
    call.ticket &&
      `Needs a ticket in \`${call.ticket.field}\`: \`GET /api/ticket?purpose=${call.ticket.purpose}\`${needlessFor[call.ticket.needless ?? 'nobody']}.`,
    unsent.length && `Only blocks on the server itself can send ${unsent.map(([name]) => `\`${name}\``).join(', ')}.`,
    call.request.type === 'loose_object' && 'Takes any other fields as well: the definition of the form says which ones count.',
  ]
    .filter(Boolean)
    .join(' ')
}

const needlessFor = {
  nobody: '',
  anybody: '. Without one, what is sent is held for review',
  'older-pages': '. Sites listed under older pages need none',
} as const
