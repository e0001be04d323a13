import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parse } from 'valibot'
import type { Audit } from '../audit.server'
import { AJAX_PATH, addressOf } from './address'
import type { Context, Route } from './answer.server'
import { type Fields, fieldsOf, type Uploads } from './body.server'
import type { AnswerOf, Call, InputOf } from './call'
import { type Actor, isAllowed, visitor } from './permission'
import { Refusal } from './refusal'
import { requireSameOrigin } from './same-origin.server'
import { sessionCookieOf } from './session-cookie.server'
import type { Tickets } from './ticket.server'

export type RouterTools = {
  readonly tickets: Tickets
  readonly publicUrl: string
  /** Who holds this session token; a visitor when nobody does. */
  readonly whoIs: (token: string) => Promise<Actor>
  readonly bucketFor: (address: string) => string
  /** Where it is noted when somebody who is signed in asks for more than their role includes. */
  readonly audit?: Audit
}

export type Router = ReturnType<typeof createRouter>

/**
 * What anybody may ask, pages of others may read too: widgets stand there. Browsers send no cookies along with such
 * questions, and calls that change something for a signed-in person refuse whatever comes from elsewhere.
 */
const forAnyPage = { 'access-control-allow-origin': '*' } as const

const ajaxHeaders = {
  ...forAnyPage,
  'x-robots-tag': 'noindex',
  'content-security-policy': "default-src 'none'; frame-ancestors 'self'; sandbox",
  'x-frame-options': 'SAMEORIGIN',
}

const pageContext: Context = Object.freeze({
  actor: visitor,
  bucket: 'page',
  requestId: 'page',
  cookie: { token: undefined, set: () => {}, clear: () => {} },
})

/** One door for every call, whether it comes over HTTP or from a page that is being drawn. */
export function createRouter(routes: readonly Route[], { tickets, publicUrl, whoIs, bucketFor, audit }: RouterTools) {
  refuseUnnamedRights(routes)
  const ajaxUploads = mostUploads(routes)

  async function contextOf(request: FastifyRequest, reply: FastifyReply, route: Route): Promise<Context> {
    const cookie = sessionCookieOf(request, reply)
    const actor = cookie.token && route.permission?.roles !== 'public' ? await whoIs(cookie.token) : visitor
    return { actor, cookie, bucket: bucketFor(request.ip), requestId: request.id }
  }

  async function reply(route: Route, fields: Fields, context: Context): Promise<unknown> {
    await requireRight(route, context, audit)
    return route.reply(parse(route.call.request, fields), context)
  }

  const rest = async (route: Route, request: FastifyRequest, response: FastifyReply) =>
    reply(route, await fieldsOf(request, route.call.uploads), await contextOf(request, response, route))

  async function ajax(request: FastifyRequest, response: FastifyReply): Promise<unknown> {
    response.type('text/html; charset=utf-8').headers(ajaxHeaders)
    const fields = await fieldsOf(request, ajaxUploads)
    const action = fields.action ?? (request.query as Fields).action
    const route = routes.find(({ call }) => call.via === 'ajax' && call.name === action)
    if (!route || isJson(request)) return response.status(400).send('0')
    const { ticket } = route.call
    if (ticket && tickets.check(ticket.purpose, fields[ticket.field]) !== 'good') return response.status(403).send('-1')
    const answer = await reply(route, fields, await contextOf(request, response, route))
    return typeof answer === 'string' ? answer : JSON.stringify(answer)
  }

  return {
    routes,

    /** Answers a call in-process, as a visitor: the first page of a list comes this way, the next one over HTTP. */
    ask: <C extends Call>(call: C, request: InputOf<C>): Promise<AnswerOf<C>> => {
      const route = routes.find((candidate) => candidate.call === call)
      if (!route) throw new Error(`no handler answers ${call.name}`)
      return reply(route, request as Fields, pageContext) as Promise<AnswerOf<C>>
    },

    /** Puts every call behind its address. */
    mount: (server: FastifyInstance): void => {
      server.route({ method: ['GET', 'POST'], url: AJAX_PATH, handler: ajax })
      for (const route of routes.filter(({ call }) => call.via !== 'ajax')) {
        const { method, path } = addressOf(route.call)
        const limit = route.call.body ? { bodyLimit: route.call.body } : {}
        const handler = (request: FastifyRequest, response: FastifyReply) => rest(route, request, response)
        server.route({ method, url: path, onRequest: guard(route, publicUrl), ...limit, handler })
      }
    },
  }
}

const guard =
  ({ call, permission }: Route, publicUrl: string) =>
  async (request: FastifyRequest, response: FastifyReply): Promise<void> => {
    if (addressOf(call).method === 'POST') requireSameOrigin(request, publicUrl)
    else if (permission?.roles === 'public') response.headers(forAnyPage)
  }

/** One address serves many calls, and which one it is may stand behind the files: they are read as the most generous call takes them. */
function mostUploads(routes: readonly Route[]): Uploads | undefined {
  const all = routes.flatMap(({ call }) => (call.via === 'ajax' && call.uploads ? [call.uploads] : []))
  return all.length ? { most: Math.max(...all.map(({ most }) => most)), bytes: Math.max(...all.map(({ bytes }) => bytes)) } : undefined
}

/** The endpoint knows forms only; JSON counts as no action at all. */
const isJson = (request: FastifyRequest): boolean => /json/i.test(request.headers['content-type'] ?? '')

function refuseUnnamedRights(routes: readonly Route[]): void {
  const bare = routes.filter(({ permission }) => !permission).map(({ call }) => call.name)
  if (bare.length) throw new Error(`these calls do not say who may make them: ${bare.join(', ')}`)
}

async function requireRight({ permission }: Route, context: Context, audit: Audit | undefined): Promise<void> {
  if (permission && isAllowed(permission, context.actor)) return
  if (context.actor.role === 'visitor') throw new Refusal('signed-out', 'Please sign in.', { status: 401 })
  await audit?.note({ deed: 'right.deny', target: `right ${permission?.name}`, outcome: 'refused' }, context)
  throw new Refusal('not-permitted', 'Your role does not include this. Ask the owner of this site.', { status: 403 })
}
