import type { Route } from '@frontage/kit/wire/answer.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { defineCall } from '@frontage/kit/wire/call'
import { anyone } from '@frontage/kit/wire/permission'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FilledSite, startFilledSite } from '../../site.fake'
import { describeCalls } from './document'
import type { JsonShape } from './json-shape'

type Operation = {
  readonly operationId: string
  readonly summary: string
  readonly security: readonly unknown[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: { oneOf?: readonly { $ref: string }[] } }>> }
}
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, JsonShape>> }
}

let site: FilledSite
let document: Document
let answered: { readonly items: unknown; readonly accounts: unknown; readonly refused: unknown }
let ajv: Ajv2020
beforeAll(async () => {
  site = await startFilledSite()
  document = (await (await site.get('/api/openapi.json')).json()) as Document
  // Asked at once: while shapes are compiled nothing here looks after a connection.
  const jsonOf = async (address: string, cookie?: string): Promise<unknown> => (await site.get(address, cookie)).json()
  answered = {
    items: await jsonOf('/api/portfolio/items'),
    accounts: await jsonOf('/api/accounts', site.cookies.owner),
    refused: await jsonOf('/api/accounts'),
  }
  ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'api')
})
afterAll(() => site.close())

const AJAX = '/wp-admin/admin-ajax.php'
const ajaxOf = ({ paths }: Document): readonly string[] =>
  paths[AJAX]?.post?.requestBody?.content['multipart/form-data']?.schema.oneOf?.map(({ $ref }) => $ref.split('ajax.')[1] ?? '') ?? []
/** Every call that a document describes. */
const namesIn = ({ paths, ...rest }: Document): readonly string[] =>
  [
    ...Object.entries(paths).flatMap(([path, operations]) =>
      path === AJAX ? [] : Object.values(operations).map(({ operationId }) => operationId),
    ),
    ...ajaxOf({ paths, ...rest }),
  ].sort()
const namesOf = (routes: readonly Route[]): readonly string[] => routes.map(({ call }) => call.name).sort()
const described = (routes: readonly Route[]): Document => describeCalls({ ...site.app, routes }).document as Document

/** What says whether a value fits a place of the document. */
function fits(pointer: string, value: unknown): readonly unknown[] {
  const check = ajv.compile({ $ref: `api#${pointer}` })
  return check(value) ? [] : (check.errors ?? [])
}
const answerAt = (path: string, method: string, type = 'application/json'): string =>
  `/paths/${path.replaceAll('/', '~1')}/${method}/responses/200/content/${type.replaceAll('/', '~1')}/schema`

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('every call is described, and nothing else; one that is left out is missed', () => {
  const { routes } = site.app.router
  expect(namesIn(document)).toEqual(namesOf(routes))
  expect(namesIn(described(routes.slice(1)))).toEqual(namesOf(routes.slice(1)))
})

test('a call that cannot be described is named', () => {
  const odd = defineCall({ name: 'odd', via: 'GET /api/odd', request: v.object({}), answer: v.custom(() => true) })
  expect(() =>
    described([
      answer(odd)
        .allow(anyone)
        .with(async () => 1),
    ]),
  ).toThrow('odd: its answer cannot be described.')
  const large = defineCall({ name: 'large', via: 'POST /api/large', request: v.object({ size: v.bigint() }), answer: v.object({}) })
  expect(() =>
    described([
      answer(large)
        .allow(anyone)
        .with(async () => ({})),
    ]),
  ).toThrow('large: its request cannot be described.')
})

test('every shape can be checked with', () => {
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(operations)) {
      const { responses = {}, requestBody } = operation as unknown as {
        responses: Record<string, { content?: object }>
        requestBody?: { content: object }
      }
      for (const type of Object.keys(responses[200]?.content ?? {})) expect(() => fits(answerAt(path, method, type), {})).not.toThrow()
      for (const type of Object.keys(requestBody?.content ?? {}))
        expect(() => fits(answerAt(path, method, type).replace('responses/200', 'requestBody'), {})).not.toThrow()
    }
})

test('real answers fit what is said of them', () => {
  const { items, accounts, refused } = answered
  expect(fits(answerAt('/api/portfolio/items', 'get'), items)).toEqual([])
  expect(fits(answerAt('/api/accounts', 'get'), accounts)).toEqual([])
  expect(fits(answerAt('/api/accounts', 'get'), { accounts: [{ id: 'one' }] })).not.toEqual([])
  expect(fits('/components/schemas/Refusal', refused)).toEqual([])
  expect(fits('/components/schemas/Refusal', accounts)).not.toEqual([])
})

test('an operation says who may, what it takes and how it may be refused', () => {
  expect(document.paths['/api/pages/{id}/draft']?.post).toMatchObject({
    operationId: 'save-draft',
    tags: ['pages'],
    summary: 'Save the draft of a page',
    description: expect.stringContaining('by the right `pages.edit`'),
    security: [{ session: [] }],
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }, { $ref: '#/components/parameters/Origin' }],
    requestBody: { content: { 'application/json': { schema: { required: ['revision', 'document'] } } } },
    responses: { 401: expect.anything(), 409: expect.anything(), default: expect.anything() },
  })
  expect(document.paths['/api/search']?.get).toMatchObject({ security: [], parameters: [{ name: 's', in: 'query', required: false }] })
  expect(document.components.schemas['ajax.wprp_load_more_revs']).toMatchObject({
    properties: { action: { const: 'wprp_load_more_revs' }, wpfb_nonce: { type: 'string' } },
    required: expect.arrayContaining(['action']),
  })
  expect(document.paths['/api/media/add']?.post?.requestBody?.content).toHaveProperty(
    ['multipart/form-data', 'schema', 'properties', 'file', 'format'],
    'binary',
  )
})

test('a summary is a sentence that people read', () => {
  const { calls } = describeCalls({ ...site.app, routes: site.app.router.routes })
  expect(calls.map(({ summary }) => summary).filter((summary) => !/^[A-Z][a-z]+(?:,? [a-z][^_.]*)?$/.test(summary))).toEqual([])
})
