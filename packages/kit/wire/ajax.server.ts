import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Spool } from '../storage/files/incoming.server'
import { AJAX_PATH } from './address'
import type { Context, Route } from './answer.server'
import { type Fields, fieldsOf, lastOfEach } from './body.server'
import { forAnyPage, mayPostFromAnyPage } from './cors.server'
import { answerText, chooseAmong, unknownCall } from './files/ajax-files.server'
import { AnsweredEarly } from './files/before-files.server'
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
  const choice = chooseAmong(calls)

  const isOlderPage = async ({ headers: { origin = '' } }: FastifyRequest) => (await olderPages()).includes(origin)

  async function answer(request: FastifyRequest, response: FastifyReply, spool: Spool | undefined): Promise<unknown> {
    const { routeOf, uploadsFor, beforeFiles } = choice(request, response, spool)
    const came = await fieldsOf(request, uploadsFor, beforeFiles)
    const route = routeOf(came)
    if (!route || isJson(request)) return unknownCall(response)
    const { ticket, toFolder, lists } = route.call
    const fields = lastOfEach(came, lists)
    if (ticket && tickets.check(ticket.purpose, fields[ticket.field]) !== 'good') {
      if (!isNeedless(ticket, fields[ticket.field], await isOlderPage(request))) return response.status(403).send('-1')
      fields[ticket.field] = ''
    }
    const context = await contextOf(request, response, route)
    await countFiles(fields, context.bucket)
    const held = toFolder ? fields : await allInMemory(fields)
    return answerText(route, await reply(route, held, context), response)
  }

  return (server: FastifyInstance): void => {
    const handler = async (request: FastifyRequest, response: FastifyReply): Promise<unknown> => {
      response.type('text/html; charset=utf-8').headers(HEADERS)
      const spool = incoming?.()
      try {
        return await answer(request, response, spool)
      } catch (reason) {
        if (reason instanceof AnsweredEarly) return reason.answer
        throw reason
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

/** A ticket and what somebody typed have no place in an address. */
const notByAddress = async (_request: FastifyRequest, response: FastifyReply): Promise<FastifyReply> =>
  response
    .status(405)
    .type('text/html; charset=utf-8')
    .headers({ ...HEADERS, allow: 'OPTIONS, POST' })
    .send('0')

/** The endpoint knows forms only; JSON counts as no action at all. */
const isJson = (request: FastifyRequest): boolean => /json/i.test(request.headers['content-type'] ?? '')

async function allInMemory(fields: Fields): Promise<Fields> {
  for (const [name, value] of Object.entries(fields))
    if (Array.isArray(value)) fields[name] = await Promise.all(value.map(loaded))
    else fields[name] = await loaded(value)
  return fields
}

const loaded = async (value: unknown): Promise<unknown> => (value instanceof Upload ? inMemory(value) : value)
