import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { forAnyPage } from '../wire/cors.server'
import { refusalOf } from '../wire/failures.server'
import type { ReadingCost } from '../wire/limits/reading-limits.server'
import { restHeadersFor } from '../wire/rest/rest-headers.server'
import { readFor } from '../wire/visitor-reading.server'
import { pick } from './fields.server'
import { type Parameters, readParameters, type Values } from './parameters.server'
import { listOf, type PhpRecord, readPhpQuery, writePhpQuery } from './php-query.server'
import { noRoute, RestError } from './rest-error.server'

/** What a route answers: a body, and how many there are of a collection. */
export type RestAnswer = { readonly body: unknown; readonly total?: number; readonly pages?: number; readonly page?: number }

/** A route that anybody may read, as WordPress has it. Its path may hold `:id`, a number. */
export type RestRoute = {
  /** `wp/v2/astra-portfolio`; the first two parts are its namespace. */
  readonly path: string
  readonly parameters: Parameters
  readonly schema: Readonly<Record<string, unknown>>
  readonly reply: (values: never, id: number, query: PhpRecord) => Promise<RestAnswer>
  /** What whoever wants to change something hears. Methods that are not named do not exist. */
  readonly refusals: Readonly<Partial<Record<'POST' | 'PUT' | 'PATCH' | 'DELETE', (id: number) => Promise<RestError>>>>
}

/** Pairs the parameters of a route with the handler that reads them. */
export const restRoute = <P extends Parameters>(
  route: Omit<RestRoute, 'reply' | 'parameters'> & {
    readonly parameters: P
    readonly reply: (values: Values<P>, id: number, query: PhpRecord) => Promise<RestAnswer>
  },
): RestRoute => route as unknown as RestRoute

export type RestTools = {
  readonly publicUrl: string
  /** Counts one reading. Throws a Refusal when there were too many. */
  readonly spendFor?: ((request: FastifyRequest, cost: ReadingCost) => Promise<void>) | undefined
}

const CALLBACK = /^[\w.]{1,100}$/
const writing = ['POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Puts reading routes behind `/wp-json/`. They read no cookie, so that every site may read their answers. */
export function mountRest(server: FastifyInstance, routes: readonly RestRoute[], { publicUrl, spendFor }: RestTools): void {
  void server.register(async (scoped) => {
    scoped.removeAllContentTypeParsers()
    scoped.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const headers = { ...restHeadersFor(publicUrl), ...forAnyPage, vary: 'Origin' }
    scoped.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
    scoped.setErrorHandler((error, request, reply) => sendError(error, request, reply))
    for (const route of routes) mountRoute(scoped, route, { publicUrl, spendFor })
    const unknown = async (): Promise<never> => {
      throw noRoute()
    }
    scoped.route({ method: ['GET', ...writing, 'OPTIONS'], url: '/wp-json/wp/*', handler: unknown })
  })
}

function mountRoute(server: FastifyInstance, route: RestRoute, { publicUrl, spendFor }: RestTools): void {
  const url = `/wp-json/${route.path.replace(':id', ':id(^\\d+$)')}`
  server.get(url, async (request, reply) => {
    const query = queryOf(request)
    if (request.headers['x-wp-nonce'] !== undefined) throw wrongNonce(reply)
    await spendFor?.(request, query.search ? 'search' : 'page')
    const parameters = readParameters(route.parameters, query) as never
    const answer = await readFor(request, () => route.reply(parameters, idOf(request), query))
    return send(answer, query, `${publicUrl}/wp-json/${pathOf(route, request)}`, reply.header('allow', 'GET'))
  })
  server.route({ method: [...writing], url, handler: (request) => refuseWriting(route, request) })
  server.options(url, async (_request, reply) => {
    reply.headers({ allow: 'GET', 'access-control-allow-methods': 'OPTIONS, GET' })
    return describeRoute(route, publicUrl)
  })
}

const queryOf = (request: FastifyRequest): PhpRecord => readPhpQuery(request.url.split('?').slice(1).join('?'))
const idOf = (request: FastifyRequest): number => Number((request.params as { id?: string }).id ?? 0)
const pathOf = ({ path }: RestRoute, request: FastifyRequest): string => path.replace(':id', String(idOf(request)))

async function refuseWriting({ refusals }: RestRoute, request: FastifyRequest): Promise<never> {
  const refusal = refusals[request.method as keyof typeof refusals]
  if (!refusal) throw noRoute()
  const isJson = /json/i.test(request.headers['content-type'] ?? '')
  if (isJson && !isJsonText(request.body as Buffer | undefined)) throw badJson()
  throw await refusal(idOf(request))
}

function isJsonText(body: Buffer | undefined): boolean {
  if (!body?.length) return true
  try {
    JSON.parse(body.toString())
    return true
  } catch {
    return false
  }
}

const badJson = (): RestError =>
  new RestError('rest_invalid_json', 'Invalid JSON body passed.', 400, { json_error_code: 4, json_error_message: 'Syntax error' })

/** There are no sessions behind these routes, so no nonce can be right. */
function wrongNonce(reply: FastifyReply): RestError {
  reply.header('cache-control', 'no-cache, must-revalidate, max-age=0, no-store, private')
  return new RestError('rest_cookie_invalid_nonce', 'Cookie check failed', 403)
}

function send({ body, total, pages = 0, page = 1 }: RestAnswer, query: PhpRecord, address: string, reply: FastifyReply): FastifyReply {
  const links = total === undefined ? [] : neighbours(query, address, page, pages)
  if (total !== undefined) reply.headers({ 'x-wp-total': total, 'x-wp-totalpages': pages })
  if (links.length) reply.header('link', links.join(', '))
  const picked = pick(
    body,
    listOf(query._fields ?? '').filter((field) => typeof field === 'string'),
  )
  const told = {
    ...(total !== undefined && { 'X-WP-Total': total, 'X-WP-TotalPages': pages }),
    ...(links.length && { Link: links.join(', ') }),
  }
  const whole = query._envelope === undefined ? picked : { body: picked, status: 200, headers: { ...told, Allow: 'GET' } }
  return sendText(JSON.stringify(whole), query, reply)
}

function neighbours(query: PhpRecord, address: string, page: number, pages: number): string[] {
  const at = (number: number): string => `<${address}?${writePhpQuery({ ...query, page: String(number) })}>`
  return [
    ...(page > 1 && pages > 0 ? [`${at(Math.min(page - 1, pages))}; rel="prev"`] : []),
    ...(page < pages ? [`${at(page + 1)}; rel="next"`] : []),
  ]
}

/** As a script only where somebody asks for one, and then nothing but a call of a plain name. */
function sendText(json: string, { _jsonp: callback }: PhpRecord, reply: FastifyReply): FastifyReply {
  if (callback === undefined) return reply.send(json)
  if (typeof callback !== 'string' || !CALLBACK.test(callback))
    throw new RestError('rest_callback_invalid', 'Invalid JSONP callback function.', 400)
  const safe = json.replace(/[\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16)}`)
  return reply.type('application/javascript; charset=UTF-8').send(`/**/${callback}(${safe})`)
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.type('application/json; charset=UTF-8')
  if (error instanceof RestError) {
    if (error.isReached) reply.header('allow', 'GET')
    return reply.status(error.status).send(JSON.stringify(error.shape))
  }
  const { status, message, code, retryAfter } = refusalOf(error)
  if (status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'failed')
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return reply.status(status).send(JSON.stringify({ code: status === 429 ? code : 'internal_server_error', message, data: { status } }))
}

/** What OPTIONS and the index tell of a route. */
export function describeRoute({ path, parameters, schema }: RestRoute, publicUrl: string): Record<string, unknown> {
  const args = Object.fromEntries(
    Object.entries(parameters).map(([name, { about, usual }]) => [
      name,
      { ...about, ...(usual !== undefined && usual !== '' && { default: usual }), required: false },
    ]),
  )
  const self = path.includes(':id') ? {} : { _links: { self: [{ href: `${publicUrl}/wp-json/${path}` }] } }
  return { namespace: path.split('/').slice(0, 2).join('/'), methods: ['GET'], endpoints: [{ methods: ['GET'], args }], schema, ...self }
}
