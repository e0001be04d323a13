import type { JsonShape } from './json-shape'

/** Why a call may be refused, by status. */
export const reasons: Readonly<Record<number, string>> = {
  400: 'The request does not fit its shape, or cannot be accepted as it is. `data.field` names the field to correct.',
  401: 'Nobody is signed in.',
  403: 'The role of the account does not allow this, the request did not come from a page of this site, or its ticket is not valid.',
  404: 'What the request names does not exist.',
  409: 'Somebody else changed it meanwhile, or it conflicts with what is stored.',
  413: 'The request is larger than the server accepts.',
  415: 'This type of content is not accepted.',
  429: 'Too many requests. `Retry-After` tells after how many seconds to try again.',
}

/** The shape that WordPress REST clients know. */
export const refusalSchema: JsonShape = {
  type: 'object',
  description: 'Why a call was refused: a code for programs, and a sentence for people.',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'string', description: 'Stays the same when the message is reworded.', examples: ['invalid'] },
    message: { type: 'string' },
    data: {
      type: 'object',
      required: ['status'],
      properties: {
        status: { type: 'integer', description: 'The HTTP status.' },
        field: { type: 'string', description: 'The field to correct.' },
      },
    },
  },
}

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }
const retryAfter = { 'Retry-After': { description: 'Seconds until another try makes sense.', schema: { type: 'integer' } } }

/** `Refused400` … and `Refused` for every other one. */
export const refusalResponses: JsonShape = {
  ...Object.fromEntries(
    Object.entries(reasons).map(([status, description]) => [
      `Refused${status}`,
      { description, content, ...(status === '429' && { headers: retryAfter }) },
    ]),
  ),
  Refused: { description: 'Any other refusal, such as 503 while the database cannot be reached.', content, headers: retryAfter },
}

export const refusalsFor = (statuses: readonly number[]): JsonShape => ({
  ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Refused${status}` }])),
  default: { $ref: '#/components/responses/Refused' },
})
