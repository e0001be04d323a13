import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Spool } from '../storage/files/incoming.server'
import { AJAX_PATH } from './address'
import type { Context, Route } from './answer.server'
import { type Fields, fieldsOf, lastOf, lastOfEach, type Uploads } from './body.server'
import { forAnyPage, mayPostFromAnyPage } from './cors.server'
import { inMemory } from './files/spool.server'
import { Upload } from './files/upload'
import { isNeedless } from './ticket/needless-ticket.server'
import type { Tickets } from './ticket/ticket.server'

type Tools = {
  readonly tickets: Tickets
  readonly incoming: (() => Spool) | undefined
  /** Origins of pages that another system made before. */
  readonly olderPages: () => Promise<readonly string[]>
  readonly reply: (route: Route, fields: Fields, context: Context) => Promise<unknown>
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply, route: Route) => Promise<Context>
  /** Counts the files that a visitor sent. Throws a Refusal when they were too many bytes for a day. */
  readonly countFiles: (fields: Fields, bucket: string) => Promise<void>
}

/** One address that serves many calls: which one it is stands in the field `action`, in the body or in the query. */
export function createAjax(routes: readonly Route[], { tickets, incoming, olderPages, reply, contextOf, countFiles }: Tools) {
  const calls = new Map(routes.filter(({ call }) => call.via === 'ajax').map((route) => [route.call.name, route]))
  const mostGenerous = mostUploads([...calls.values()])
  const find = (action: unknown): Route | undefined => (typeof action === 'string' ? calls.get(action) : undefined)

  const isOlderPage = async ({ headers: { origin = '' } }: FastifyRequest) => (await olderPages()).includes(origin)

  async function answer(request: FastifyRequest, response: FastifyReply, spool: Spool | undefined): Promise<unknown> {
    const asked = (fields: Readonly<Fields>): unknown => lastOf(fields.action) ?? lastOf((request.query as Fields).action)
    const uploadsFor = (fields: Readonly<Fields>): Uploads | undefined => {
      const route = find(asked(fields))
      const uploads = route ? route.call.uploads : mostGenerous
      return uploads && { ...uploads, spool }
    }
    const came = await fieldsOf(request, uploadsFor)
    const route = find(asked(came))
    if (!route || isJson(request)) return response.status(400).send('0')
    const { ticket, toFolder, lists, isJson: answersJson } = route.call
    const fields = lastOfEach(came, lists)
    if (ticket && tickets.check(ticket.purpose, fields[ticket.field]) !== 'good') {
      if (!isNeedless(ticket, fields[ticket.field], await isOlderPage(request))) return response.status(403).send('-1')
      fields[ticket.field] = ''
    }
    const context = await contextOf(request, response, route)
    await countFiles(fields, context.bucket)
    const held = toFolder ? fields : await allInMemory(fields)
    const answered = await reply(route, held, context)
    if (typeof answered === 'string') return answered
    if (answersJson) response.type('application/json; charset=utf-8')
    return answersJson ? JSON.stringify(answered) : withoutBraces(JSON.stringify(answered))
  }

  return (server: FastifyInstance): void => {
    const handler = async (request: FastifyRequest, response: FastifyReply): Promise<unknown> => {
      response.type('text/html; charset=utf-8').headers(HEADERS)
      const spool = incoming?.()
      try {
        return await answer(request, response, spool)
      } finally {
        await spool?.clear()
      }
    }
    server.post(AJAX_PATH, handler)
    server.get(AJAX_PATH, notByAddress)
    server.options(AJAX_PATH, async (_request, response) =>
      response
        .status(204)
        .headers({ ...HEADERS, ...mayPostFromAnyPage })
        .send(),
    )
  }
}

const HEADERS = {
  ...forAnyPage,
  'x-robots-tag': 'noindex',
  'content-security-policy': "default-src 'none'; frame-ancestors 'self'; sandbox",
  'x-frame-options': 'SAMEORIGIN',
} as const

/** Page scripts of the original cut an answer at its first brace that closes: none stands in a text of it. */
const withoutBraces = (json: string): string => json.replace(/"(?:[^"\\]|\\.)*"/g, (text) => text.replaceAll('}', '\\u007d'))

/** A ticket and what somebody typed have no place in an address. */
const notByAddress = async (_request: FastifyRequest, response: FastifyReply): Promise<FastifyReply> =>
  response
    .status(405)
    .type('text/html; charset=utf-8')
    .headers({ ...HEADERS, allow: 'OPTIONS, POST' })
    .send('0')

/** Which call it is may stand behind the files: until then they are read as the most generous call takes them. */
function mostUploads(routes: readonly Route[]): Uploads | undefined {
  const all = routes.flatMap(({ call }) => (call.uploads ? [call.uploads] : []))
  return all.length ? { most: Math.max(...all.map(({ most }) => most)), bytes: Math.max(...all.map(({ bytes }) => bytes)) } : undefined
}

/** The endpoint knows forms only; JSON counts as no action at all. */
const isJson = (request: FastifyRequest): boolean => /json/i.test(request.headers['content-type'] ?? '')

async function allInMemory(fields: Fields): Promise<Fields> {
  for (const [name, value] of Object.entries(fields))
    if (Array.isArray(value)) fields[name] = await Promise.all(value.map(loaded))
    else fields[name] = await loaded(value)
  return fields
}

const loaded = async (value: unknown): Promise<unknown> => (value instanceof Upload ? inMemory(value) : value)
