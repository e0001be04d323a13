import { SKETCH_PAGE } from '@frontage/kit/island/preview.address'
import type { Opening } from '@frontage/kit/set-up.server'
import type { SiteLook } from '@frontage/kit/site-look.server'
import { isForFile, sendMissingFile } from '@frontage/kit/wire/missing-file.server'
import { sessionTokenOf } from '@frontage/kit/wire/session-cookie.server'
import { readFor } from '@frontage/kit/wire/visitor-reading.server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '../app'
import type { PageCache } from '../pages/page-cache'
import type { Pages } from '../pages/pages'
import type { Delivery } from './deliver'
import { send } from './routes'

type Site = { readonly app: App; readonly pages: Pages }
type Drawing = Site & { readonly cache: PageCache }
/** Under which the page before the opening is remembered: no address of a page. */
const NAME = 'opening'

/** Routes that show visitors something of the site; everything else goes on before it is open. */
const shown = new Set<string | undefined>([undefined, '/*', '/embed', '/sitemap.xml'])

const isRouted = (url: string | undefined): boolean => url !== undefined && url !== '/*'

/** What holds before the site is open, and the site as it would be. */
export function mountOpening(server: FastifyInstance, site: Drawing): void {
  const opening = site.app.features.find((feature) => feature.opening)?.opening
  if (!opening) return
  mountSketches(server, opening, site)
  closeUnlessOpen(server, opening, site)
}

/** Whether the owner is looking, wherever they came from: they only read, and no page of others can show what they read. */
async function isOwnerOf(request: FastifyRequest, { features }: App): Promise<boolean> {
  const token = sessionTokenOf(request)
  const actor = token && (await features.find(({ whoIs }) => whoIs)?.whoIs?.(token))
  return actor ? actor.role === 'owner' : false
}

/** Until the site is open every address of it answers with one page, and asks to come back later. */
function closeUnlessOpen(server: FastifyInstance, opening: Opening<SiteLook>, { app, pages, cache }: Drawing): void {
  server.addHook('onRequest', async (request, reply) => {
    const { url } = request.routeOptions
    if (!(shown.has(url) || url?.startsWith('/sitemap-')) || (await readFor(request, opening.isOpen))) return
    // Whatever has a route comes back once the site is open; any other file is missing then, too.
    if (!isRouted(url) && isForFile(request)) return sendMissingFile(reply)
    send(await readFor(request, () => openingPage(opening, request, { app, pages, cache })), request, reply)
  })
}

/** The same for every visitor, so it is drawn once. */
async function openingPage(opening: Opening<SiteLook>, request: FastifyRequest, { app, pages, cache }: Drawing): Promise<Delivery> {
  if (await isOwnerOf(request, app)) return pages.opening(opening, true)
  const drawn = cache.get(NAME)
  if (drawn) return drawn
  await app.router.spendFor(request, 'page')
  return cache.recall(NAME, () => pages.opening(opening, false))
}

/** Draws the site that is being set up, for whoever may see it. */
function mountSketches(server: FastifyInstance, opening: Opening<SiteLook>, { app, pages }: Site): void {
  server.get<{ Querystring: { path?: string; look?: string } }>(SKETCH_PAGE, async (request, reply) => {
    const { path = '/', look = '' } = request.query
    const sketch = (await isOwnerOf(request, app)) ? await opening.sketch({ path: String(path), look: String(look) }) : undefined
    return send(sketch ? await pages.sketched(sketch) : await pages.missing(), request, reply)
  })
}
