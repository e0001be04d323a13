import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parse } from 'valibot'
import type { Audit } from '../audit.server'
import type { SignedIn } from '../feature.server'
import type { Spool } from '../storage/files/incoming.server'
import { noteLanguage } from '../words/admin-words.server'
import { createAjax } from './ajax.server'
import type { Context, Route } from './answer.server'
import { bytesIn, type Fields } from './body.server'
import type { AnswerOf, Call, InputOf } from './call'
import { shortAddressOf } from './limits/bucket.server'
import type { ReadingCost, ReadingLimits } from './limits/reading-limits.server'
import { type Actor, isAllowed, visitor } from './permission'
import { requireProof } from './proof.server'
import { Refusal } from './refusal'
import { mountUnknown } from './rest/rest.server'
import { mountRestCall } from './rest/rest-call.server'
import { mountRestOptions } from './rest/rest-options.server'
import { isFromOwnPage, ownPathOf } from './same-origin.server'
import { sessionCookieOf, sessionTokenOf } from './session-cookie.server'
import type { Tickets } from './ticket/ticket.server'
import { readFor } from './visitor-reading.server'

export type RouterTools = {
  readonly tickets: Tickets
  readonly publicUrl: string
  /** Who holds this session token; a visitor when nobody does. */
  readonly whoIs: (token: string) => Promise<Actor>
  readonly bucketFor: (address: string) => string
  /** How much one network may read; without it, as much as it likes. */
  readonly readings?: ReadingLimits
  /** Where it is noted when somebody who is signed in asks for more than their role includes. */
  readonly audit?: Audit
  /** Counts the bytes of files that a network sent. Throws a Refusal when they were too many for a day. */
  readonly countUploaded?: (bucket: string, bytes: number) => Promise<void>
  /** Where files lie until their call is answered; without it they are held in memory. */
  readonly incoming?: () => Spool
  /** Origins of pages that another system made before; they cannot fetch a ticket. */
  readonly olderPages?: () => Promise<readonly string[]>
}

export type Router = ReturnType<typeof createRouter>

const pageContext: Context = Object.freeze({
  actor: visitor,
  signedIn: async () => visitor,
  bucket: 'page',
  network: '',
  requestId: 'page',
  agent: 'page',
  page: '',
  cookie: { token: undefined, set: () => {}, clear: () => {}, read: () => undefined, write: () => {} },
})

/** One door for every call, whether it comes over HTTP or from a page that is being drawn. */
export function createRouter(
  routes: readonly Route[],
  { tickets, publicUrl, whoIs, bucketFor, readings, countUploaded, audit, incoming, olderPages = async () => [] }: RouterTools,
) {
  refuseUnnamedRights(routes)

  const signedIn = readSession({ publicUrl, whoIs })

  /** Counts one reading of whoever asks. Throws a Refusal when there were too many. */
  async function spendFor(request: FastifyRequest, cost: ReadingCost): Promise<void> {
    if (!isUnnamedProxy(request)) await readings?.take(cost, { bucket: bucketFor(request.ip), signedIn: () => signedIn(request) })
  }

  async function contextOf(request: FastifyRequest, reply: FastifyReply, route: Route): Promise<Context> {
    const cookie = sessionCookieOf(request, reply)
    const actor = cookie.token && route.permission?.roles !== 'public' ? await whoIs(cookie.token) : visitor
    const agent = request.headers['user-agent'] ?? ''
    const page = ownPathOf(request.headers.referer, request, publicUrl) ?? ''
    const language = noteLanguage(request, actor, page)
    const { ip, id: requestId } = request
    const from = { agent, page, bucket: bucketFor(ip), network: shortAddressOf(ip) }
    const spend = (cost: ReadingCost): Promise<void> => spendFor(request, cost)
    const read = <Result>(work: () => Result): Result => readFor(request, work)
    return { actor, signedIn: () => signedIn(request), cookie, requestId, spend, read, ...from, ...(language && { language }) }
  }

  async function countFiles(fields: Fields, bucket: string): Promise<void> {
    const bytes = bytesIn(fields)
    if (bytes) await countUploaded?.(bucket, bytes)
  }

  async function reply(route: Route, fields: Fields, context: Context): Promise<unknown> {
    await requireRight(route, context, audit)
    return route.reply(parse(route.call.request, fields), context)
  }

  function routeOf(call: Call): Route {
    const route = routes.find((candidate) => candidate.call === call)
    if (!route) throw new Error(`no handler answers ${call.name}`)
    return route
  }

  return {
    routes,
    signedIn,
    spendFor,

    /** Answers a call in-process, as a visitor: the first page of a list comes this way, the next one over HTTP. */
    ask: <C extends Call>(call: C, request: InputOf<C>): Promise<AnswerOf<C>> =>
      reply(routeOf(call), request as Fields, pageContext) as Promise<AnswerOf<C>>,

    /** Makes a call in the name of whoever sent a request, for a page that the server draws for them alone. Throws what the call throws. */
    askFor: async <C extends Call>(call: C, input: unknown, request: FastifyRequest, response: FastifyReply): Promise<AnswerOf<C>> =>
      reply(routeOf(call), input as Fields, await contextOf(request, response, routeOf(call))) as Promise<AnswerOf<C>>,

    /** Puts every call behind its address. */
    mount: (server: FastifyInstance): void => {
      createAjax(routes, { tickets, incoming, olderPages, reply, contextOf, countFiles })(server)
      const permit = (route: Route, context: Context): Promise<void> => requireRight(route, context, audit)
      for (const route of routes.filter(({ call }) => call.via !== 'ajax'))
        mountRestCall(server, route, { contextOf, permit, incoming, countFiles, publicUrl })
      for (const { call } of routes) mountRestOptions(server, call, publicUrl)
      mountUnknown(server, publicUrl)
    },
  }
}

/** A proxy on this machine that nobody named: it speaks for everybody, and everybody would be stopped with one of them. */
const isUnnamedProxy = ({ ip, headers }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined && /^(?:::ffff:)?127\.|^::1$/.test(ip)

/** Pages of others, and forms on them, must not profit from a cookie that comes along. */
const readSession =
  ({ publicUrl, whoIs }: Pick<RouterTools, 'publicUrl' | 'whoIs'>): SignedIn =>
  async (request) => {
    const token = sessionTokenOf(request)
    const actor = token && isFromOwnPage(request, publicUrl) ? await whoIs(token) : visitor
    return actor.role !== 'visitor' && actor.only ? visitor : actor
  }

/** What stops the start: a call that does not say who may make it, and one that any page may post to but not anybody make. */
function refuseUnnamedRights(routes: readonly Route[]): void {
  const bare = routes.filter(({ permission }) => !permission).map(({ call }) => call.name)
  if (bare.length) throw new Error(`these calls do not say who may make them: ${bare.join(', ')}`)
  const ajar = routes.filter(({ call, permission }) => call.isOpen && permission?.roles !== 'public').map(({ call }) => call.name)
  if (ajar.length) throw new Error(`these calls are open to forms of any page, but not anybody may make them: ${ajar.join(', ')}`)
}

async function requireRight({ permission, needsProof }: Route, context: Context, audit: Audit | undefined): Promise<void> {
  if (permission && isAllowed(permission, context.actor)) return needsProof ? requireProof(context.actor) : undefined
  if (context.actor.role !== 'visitor' && context.actor.only)
    throw new Refusal('second-step-needed', 'Set up a second step for your sign-in first.', { status: 403 })
  const { refusal } = permission ?? {}
  const isVisitor = context.actor.role === 'visitor'
  if (!isVisitor) await audit?.note({ action: 'right.deny', target: `right ${permission?.name}`, outcome: 'refused' }, context)
  if (refusal) throw new Refusal(refusal.code, refusal.message, { status: 403 })
  if (isVisitor) throw new Refusal('signed-out', 'Please sign in.', { status: 401 })
  throw new Refusal('not-permitted', 'Your role does not allow this. Ask an owner of this site.', { status: 403 })
}
