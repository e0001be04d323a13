import type { Redirection } from '@frontage/kit/findable.server'
import { hrefOf, type PageAddress } from '@frontage/kit/island/address'
import { PREVIEW_PAGE, templatePage, versionPage } from '@frontage/kit/island/preview.address'
import { addressFrom } from '@frontage/kit/island/read-address'
import { withoutEndSlashes } from '@frontage/kit/path'
import { refusalOf } from '@frontage/kit/wire/failures.server'
import { isForFile, MISSING_FILE, MISSING_FILE_TYPE, sendMissingFile } from '@frontage/kit/wire/missing-file.server'
import type { ReadingCost } from '@frontage/kit/wire/reading-limits.server'
import { readFor } from '@frontage/kit/wire/visitor-reading.server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app'
import { issueMessages } from '../messages'
import type { PageCache } from '../pages/page-cache'
import type { PageTools } from '../pages/page-tools'
import type { Pages } from '../pages/pages'
import type { ServerSettings } from '../settings'
import { mountSiteIcons } from '../site-icons/mount-site-icons'
import { mountAdmin } from './admin-routes'
import { mountApiReference } from './api-reference'
import { type Assets, plain } from './assets'
import { type Delivery, deliver } from './deliver'
import { embedAddressOf, embedDelivery, forAnyPage, mountEmbedScript } from './embed'
import { mountLook } from './look-files'
import { byQueryOf, isAsWritten, oneWayOf, pathAndQueryOf, redirectionOf, redirectTo } from './moved'
import { mountProbe } from './probe'
import { dataPolicy } from './security-headers'

/** The product's own mark: a lapped board under a gable. */
const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="4" fill="#17444A"/><path d="M6 15 16 6l10 9M9 19h14M9 24h14" fill="none" stroke="#F6F3EC" stroke-width="2.6" stroke-linecap="square"/></svg>\n'

type Site = {
  readonly app: App
  readonly pages: Pages
  readonly tools: PageTools
  readonly cache: PageCache
  readonly assets: Assets
  readonly settings: ServerSettings
}

/** Everything that a browser opens: pages, files, admin, sandbox. */
export function mountPages(server: FastifyInstance, site: Site): void {
  mountProbe(server, site.app)
  mountSiteIcons(server, site.app, site.tools)
  mountFiles(server, site)
  mountAdmin(server, site)
  mountEmbeds(server, site)
  mountApiReference(server, site)
  mountLook(server, site.tools)
  if (site.settings.sandbox) mountSandbox(server, site)
  mountDrafts(server, site)
  mountTemplates(server, site)
  server.get('/*', (request, reply) => answerPage(request, reply, site))
  server.setNotFoundHandler((request, reply) => answerPage(request, reply, site))
}

/** Hands over what is already made. */
export function send(delivery: Delivery, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  deliver(delivery, request.raw, reply.raw)
  return reply
}

async function answerPage(request: FastifyRequest, reply: FastifyReply, site: Site): Promise<FastifyReply> {
  try {
    return send(await readFor(request, () => findPage(request, site)), request, reply)
  } catch (reason) {
    const { status, retryAfter = 1 } = refusalOf(reason)
    if (status === 429) return send(await tooMany(site, retryAfter), request, reply)
    request.log.error({ err: reason, route: 'page' }, 'a page could not be drawn')
    return send(await site.pages.apology(status), request, reply)
  }
}

async function findPage(request: FastifyRequest, site: Site): Promise<Delivery> {
  const { app, pages, tools, cache } = site
  if (request.method !== 'GET' && request.method !== 'HEAD') return missing(site)
  const byQuery = await whereQueryLeads(request, site)
  if (byQuery) return byQuery
  const address = addressOf(request.url)
  const key = hrefOf(address)
  const drawn = isAsWritten(request.url) ? cache.get(key) : undefined
  if (drawn) return drawn
  const draw = async (): Promise<Delivery> => (await pages.page(address)) ?? pages.missing()
  const before = isAsWritten(request.url) && mayBeOld(request) ? cache.asItWas(key, draw) : undefined
  if (before) return before
  await app.router.spendFor(request, costOf(address))
  const asWritten = await oneWayOf(request.url, tools)
  if (asWritten) return asWritten
  // Not within what is drawn once for all who ask: what stands behind the question mark goes along.
  if (!(await tools.pages.find(address.path, address.query.s))) return elsewhere(request, site)
  return cache.recall(key, draw)
}

/** Where an address leads by what stands behind its question mark, although a page is there. */
async function whereQueryLeads(request: FastifyRequest, site: Site): Promise<Delivery | undefined> {
  const find = await byQueryOf(request.url, site.app.features)
  if (!find) return undefined
  await site.app.router.spendFor(request, 'page')
  const found = await find()
  return found && redirected(found, site)
}

/** Who is signed in, or asks for it anew, as browsers do on Reload, waits for a page as it is now. */
const mayBeOld = ({ headers }: FastifyRequest): boolean => !headers.cookie && !headers['cache-control'] && !headers.pragma

/** What a page costs that is drawn anew. */
const costOf = ({ query: { s, q } }: PageAddress): ReadingCost => (s || q ? 'search' : 'page')

/** Where an address without a page leads. */
async function elsewhere(request: FastifyRequest, site: Site): Promise<Delivery> {
  const { features } = site.app
  const found = await redirectionOf(request.url, features)
  if (!found) return isForFile(request) ? missingFile(site.app) : missing(site)
  return redirected(found, site)
}

const redirected = async (found: Redirection, site: Site): Promise<Delivery> =>
  found.status === 410
    ? said(site, 410, ({ pages }) => pages.message(410, () => issueMessages.gone))
    : redirectTo(found.to, found.status, site.app)

/** A page that only says something is the same at every address, so it is drawn once. */
async function said(site: Site, status: number, draw: (site: Site) => Promise<Delivery>): Promise<Delivery> {
  const name = String(status)
  return site.cache.get(name) ?? (await site.cache.recall(name, () => draw(site)))
}

const missing = (site: Site): Promise<Delivery> => said(site, 404, ({ pages }) => pages.missing())

const noFile = plain(Buffer.from(MISSING_FILE), MISSING_FILE_TYPE)

/** Nothing that a person reads: a line of text, which no redirect needs either. */
const missingFile = ({ headers }: Pick<App, 'headers'>): Delivery => ({
  status: 404,
  asset: noFile,
  headers: { ...headers, 'content-security-policy': dataPolicy, 'cache-control': 'no-store' },
})

async function tooMany(site: Site, seconds: number): Promise<Delivery> {
  const page = await said(site, 429, ({ pages }) => pages.message(429, () => issueMessages.tooMany))
  return { ...page, headers: { ...page.headers, 'retry-after': String(seconds) } }
}

const addressOf = (url: string): PageAddress => addressFrom(pathOf(url), new URLSearchParams(url.split('?')[1]))

const pathOf = (url: string): string => withoutEndSlashes(pathAndQueryOf(url)[0]) || '/'

function mountFiles(server: FastifyInstance, site: Site): void {
  const { assets, app } = site
  const headers = { ...app.headers, ...forAnyPage }
  server.get('/assets/*', async (request, reply) => {
    const asset = assets.get(pathOf(request.url))
    if (!asset) return sendMissingFile(reply)
    // A preview shows our own pages without an origin of their own.
    const shared = { 'cache-control': 'public, max-age=31536000, immutable', 'access-control-allow-origin': '*' }
    return send({ status: 200, asset, headers: { ...headers, ...shared } }, request, reply)
  })
  server.get('/favicon.svg', async (_request, reply) =>
    reply.headers({ 'cache-control': 'public, max-age=86400' }).type('image/svg+xml; charset=utf-8').send(favicon),
  )
}

/** A number in an address, as both engines can hold it. */
const NUMBER = '^\\d{1,9}$'

/** Where drafts are shown while they are changed; drafts, for those who were given a link; versions, for those who may change the page. What shows nothing is no page, and lies in no cache. */
function mountDrafts(server: FastifyInstance, site: Site): void {
  const { app, pages } = site
  server.get(PREVIEW_PAGE, async (request, reply) => send(await pages.preview(), request, reply))
  server.get<{ Params: { token: string } }>('/preview/:token', async (request, reply) => {
    const page = await pages.shared(request.params.token)
    return send(page ?? (await missing(site)), request, reply)
  })
  server.get<{ Params: { page: string; version: string } }>(
    versionPage(`:page(${NUMBER})`, `:version(${NUMBER})`),
    async (request, reply) => {
      const { page, version } = request.params
      const drawn = await pages.version(Number(page), Number(version), await app.router.signedIn(request))
      return send(drawn ?? (await missing(site)), request, reply)
    },
  )
}

/** Templates for new pages, for those who may make one. */
function mountTemplates(server: FastifyInstance, site: Site): void {
  server.get<{ Params: { name: string } }>(templatePage(':name'), async (request, reply) => {
    const drawn = await site.pages.template(request.params.name, await site.app.router.signedIn(request))
    return send(drawn ?? (await missing(site)), request, reply)
  })
}

/** Widgets on pages of others. */
function mountEmbeds(server: FastifyInstance, site: Site): void {
  const { app, tools, cache } = site
  mountEmbedScript(server, tools)
  server.get('/embed', async (request, reply) => {
    const address = embedAddressOf(request.url)
    if (!address) return send(await missing(site), request, reply)
    const drawn = cache.get(address)
    if (drawn) return send(drawn, request, reply)
    // Whoever is refused may read why, on whatever page that is.
    reply.headers(forAnyPage)
    await app.router.spendFor(request, 'embed')
    const draw = (): Promise<Delivery> => cache.recall(address, () => embedDelivery(address, tools))
    return send(await readFor(request, draw), request, reply)
  })
}

function mountSandbox(server: FastifyInstance, site: Site): void {
  const { pages } = site
  server.get('/sandbox', async (request, reply) => send(await pages.sandboxIndex(), request, reply))
  server.get('/sandbox/reference', async (request, reply) => send(await pages.blockReference(), request, reply))
  server.get('/sandbox/*', async (request, reply) => {
    const example = await pages.sandboxExample(addressOf(request.url))
    return send(example ?? (await missing(site)), request, reply)
  })
}
