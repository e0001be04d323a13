import type { IncomingHttpHeaders } from 'node:http'
import type { PolicyHosts, Redraw } from '@frontage/kit/feature.server'
import type { Titled } from '@frontage/kit/findable.server'
import { withOnePatience } from '@frontage/kit/storage/patience.server'
import { acceptForms, mostFormBytes } from '@frontage/kit/wire/body.server'
import { answerFailures } from '@frontage/kit/wire/failures.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { mountRest } from '@frontage/kit/wordpress/rest.server'
import { mountRestIndex, plainRestAddress } from '@frontage/kit/wordpress/rest-index.server'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { App } from '../app'
import { changeBy } from '../pages/drawings'
import { withOwnPages } from '../pages/own-pages'
import { createPageCache } from '../pages/page-cache'
import { resolvedLook } from '../pages/page-look'
import { Pages } from '../pages/pages'
import { createListener, type Listener } from '../port/listener'
import type { ServerSettings } from '../settings'
import type { Metrics } from '../watching/metrics'
import { traceRequests } from '../watching/request-traces'
import { createWatch, type Watch } from '../watching/watch'
import type { Assets } from './assets'
import { mountOpening } from './opening'
import { answerProgramsPlainly } from './plain-answers'
import { hostsOf } from './policy-hosts'
import { mountPages, send } from './routes'
import { dataPolicy } from './security-headers'
import { mountWatch } from './watch-routes'

export type SiteServer = { readonly server: FastifyInstance; readonly watch: Watch }

/** The site behind a port: pages, calls, admin. Ready to listen. */
export async function createSiteServer(app: App, settings: ServerSettings, assets: Assets): Promise<SiteServer> {
  const cache = createPageCache(settings.pageCacheBytes, app.clock)
  app.events.onPublic((name) => cache.clear(changeBy(name, app.features)))
  const source = app.features.find((feature) => feature.pages)?.pages
  if (!source) throw new Error('no feature has pages')
  const heads = app.features.flatMap(({ head }) => head ?? [])
  const look = await resolvedLook(app)
  const tools = { ...app, assets, look, pages: withOwnPages(source, app.features), heads, ...asked(app) }
  const pages = new Pages(tools)
  const server = Fastify({
    loggerInstance: app.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: settings.bodyLimit,
    trustProxy: settings.trustedProxies.length ? settings.trustedProxies : false,
    // Whoever was let in is served to the end, and told that the connection ends.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => plainRestAddress(url),
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    // What is no request is answered at the port.
    clientErrorHandler: () => undefined,
    serverFactory: (handler) => createListener(cache, handler, settings, mostBytesOf(app, settings)),
  })
  server.decorate('isPublicByHttp', app.publicUrl.startsWith('http:'))
  await acceptForms(server)
  answerFailures(server)
  tellEveryAnswer(server, app)
  limitWaiting(server)
  logAnswers(server)
  answerProgramsPlainly(server)
  if (app.metrics) countAnswers(server, app.metrics)
  if (app.tracing) traceRequests(server, app.tracing)
  app.preview.drawWith(tools)
  app.router.mount(server)
  const redraw: Redraw = async (page, request, reply) => send(await pages.redrawn(page), request, reply)
  for (const feature of app.features) feature.mount?.(server, redraw, app.router.signedIn)
  mountOpening(server, { app, pages, cache })
  const rest = app.features.flatMap((feature) => feature.rest ?? [])
  mountRest(server, rest, { publicUrl: app.publicUrl, spendFor: app.router.spendFor })
  mountRestIndex(server, { ...app, rest, routes: app.router.routes })
  const watch = createWatch(app, { pages: cache.tally, isStopping: () => (server.server as Listener).isDraining })
  mountWatch(server, watch, settings)
  mountPages(server, { app, pages, tools, cache, assets, settings })
  return { server, watch }
}

/** What pages ask while they are drawn. */
const asked = ({ features, site }: App) => ({
  frameHosts: async (): Promise<string[]> =>
    [...new Set((await Promise.all(features.map((feature) => feature.frameHosts?.() ?? []))).flat())].sort(),
  hosts: (): Promise<PolicyHosts> => hostsOf(features),
  siteName: async (): Promise<string> => (await site.read('name')) ?? '',
  titled: async (): Promise<Titled> => (await features.find(({ titled }) => titled)?.titled?.()) ?? ((title) => title),
})

/** Bytes of the largest body that anything here takes. */
const mostBytesOf = ({ router }: App, { bodyLimit }: ServerSettings): number =>
  Math.max(bodyLimit, ...router.routes.map(({ call }) => Math.max(call.body ?? 0, mostFormBytes(call.uploads))))

/** Defaults for answers of calls; pages and files bring their own. */
function tellEveryAnswer(server: FastifyInstance, app: App): void {
  const headers = { ...app.headers, 'cache-control': 'no-store', 'content-security-policy': dataPolicy }
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    refusePacked(request.headers['content-encoding'])
    if (isEndless(request.headers)) reply.header('connection', 'close')
  })
}

/** What is sent is not unpacked: a small body could become an endless one. */
function refusePacked(encoding: string | undefined): void {
  if (encoding && encoding.toLowerCase() !== 'identity')
    throw new Refusal('unknown-type', 'Send this without a content encoding.', { status: 415 })
}

/** A body of which so much is still on its way when it is refused is not waited for. */
const MOST_UNREAD = 64 * 1024 * 1024
const isEndless = (headers: IncomingHttpHeaders): boolean => Number(headers['content-length'] ?? 0) > MOST_UNREAD

/** What changes something waits for the database once, however often it asks. */
function limitWaiting(server: FastifyInstance): void {
  server.addHook('onRequest', ({ method }, reply, done) => {
    if (method === 'GET' || method === 'HEAD') return done()
    withOnePatience((end) => {
      reply.raw.once('close', end)
      done()
    })
  })
}

/** One line an answer: which route, not which address; nothing that a visitor typed. */
function logAnswers(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
}

function countAnswers(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onResponse', async ({ method, routeOptions: { url: route } }, { statusCode: status, elapsedTime }) => {
    metrics.answered({ route, method, status, seconds: elapsedTime / 1000 })
  })
}
