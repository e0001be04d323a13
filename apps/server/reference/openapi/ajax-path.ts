import type { DescribedCall } from './described-call'
import type { JsonShape } from './json-shape'
import { answerOf, notesOf, propertiesOf } from './operation'
import { reasons } from './refusals'

/** The calls that share one address, told apart by `action`: one operation, of which each call is one of the requests. */
export function ajaxOperation(calls: readonly DescribedCall[]): JsonShape {
  const schema = {
    oneOf: calls.map(({ name }) => ({ $ref: refOf(name) })),
    discriminator: { propertyName: 'action', mapping: mappingOf(calls) },
  }
  return {
    operationId: 'ajax',
    tags: [...new Set(calls.map(({ tag }) => tag))],
    summary: 'Calls of page scripts, by their action',
    description: `The field \`action\` says which call it is:\n\n${calls.map(({ name, summary }) => `- \`${name}\`: ${summary}`).join('\n')}`,
    security: calls.every(({ isPublic }) => isPublic) ? [] : [{}, { session: [] }],
    parameters: [],
    requestBody: {
      required: true,
      content: { 'application/x-www-form-urlencoded': { schema }, 'multipart/form-data': { schema } },
    },
    responses: {
      200: { description: 'The answer of the call: JSON as text, JSON, or a word.', content: contentOf(calls) },
      ...Object.fromEntries([...new Set(calls.flatMap(({ refusals }) => refusals))].map((status) => [status, said(reasons[status] ?? '')])),
      400: said('`0` when there is no such action; otherwise what is wrong with the request.', '0'),
      403: said('`-1` when the ticket is not valid.', '-1'),
      405: said('`0`: only POST is answered.', '0'),
      default: said('Any other refusal, such as 503 while the database cannot be reached.'),
    },
  }
}

const refOf = (name: string): string => `#/components/schemas/${schemaName(name)}`
const schemaName = (name: string): string => `ajax.${name}`
const mappingOf = (calls: readonly DescribedCall[]): JsonShape => Object.fromEntries(calls.map(({ name }) => [name, refOf(name)]))

/** The requests by their names below `components.schemas`. */
export const ajaxSchemas = (calls: readonly DescribedCall[]): JsonShape =>
  Object.fromEntries(calls.map((call) => [schemaName(call.name), requestOf(call)]))

/** The fields of a call, its action and its ticket among them. */
export function requestOf(call: DescribedCall): JsonShape {
  const { ticket } = call.route.call
  const own = {
    action: { const: call.name },
    ...(ticket && { [ticket.field]: { type: 'string', description: `A ticket from \`GET /api/ticket?purpose=${ticket.purpose}\`.` } }),
  }
  const required = ['action', ...(ticket && !ticket.needless ? [ticket.field] : []), ...((call.request.required as string[]) ?? [])]
  return {
    title: call.summary,
    description: notesOf(call),
    ...call.request,
    properties: { ...own, ...propertiesOf(call.request) },
    required: [...new Set(required)],
  }
}

/** What may come back, by how it is written. */
function contentOf(calls: readonly DescribedCall[]): JsonShape {
  const all = calls.map((call) => ({
    title: call.name,
    content: Object.entries(answerOf(call).content as Record<string, { schema: JsonShape }>),
  }))
  const types = [...new Set(all.flatMap(({ content }) => content.map(([type]) => type)))]
  const shapesFor = (type: string): JsonShape[] =>
    all.flatMap(({ title, content }) => content.flatMap(([own, { schema }]) => (own === type ? [{ title, ...schema }] : [])))
  return Object.fromEntries(types.map((type) => [type, { schema: { anyOf: shapesFor(type) } }]))
}

const said = (description: string, ...examples: readonly string[]): JsonShape => ({
  description,
  content: { 'text/html': { schema: { anyOf: [...examples.map((only) => ({ const: only })), { $ref: '#/components/schemas/Refusal' }] } } },
})
