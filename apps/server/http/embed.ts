import { isHostPage } from '@frontage/kit/island/host-page'
import type { FastifyInstance } from 'fastify'
import { renderAlone } from '../pages/draw-alone'
import type { PageTools } from '../pages/page-tools'
import { compressed } from './assets'
import type { Delivery } from './deliver'
import { embeddedIn, moduleOf } from './embedded'
import { dataPolicy } from './security-headers'

/** The script for pages of others, by an address that never changes. */
const ENTRY = 'apps/site/embed.ts'
/** What other pages may read: it is the same for everybody, and no cookie is ever asked for it. */
export const forAnyPage = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' } as const

const MOST = 20

/** The page that the widgets stand on, as it names itself. */
const pageIn = (search: URLSearchParams): string => {
  const page = search.get('on') ?? ''
  return isHostPage(page) ? page : '/'
}

/** Stands in an address for whatever is nothing of ours, so that made-up names fill no memory. */
const NOTHING = '-'

/** The one way in which such an address is written; undefined when it asks for nothing at all. */
export function embedAddressOf(url: string): string | undefined {
  const search = new URLSearchParams(url.split('?')[1])
  const asked = search.getAll('show').slice(0, MOST)
  if (asked.length === 0) return undefined
  const known = asked.map((one) => ['show', embeddedIn(one) ? one : NOTHING])
  return `/embed?${new URLSearchParams([['on', pageIn(search)], ...known])}`
}

/** Stored widgets, drawn for a page of somebody else. */
export async function embedDelivery(address: string, tools: PageTools): Promise<Delivery> {
  const search = new URLSearchParams(address.split('?')[1])
  const asked = search.getAll('show').slice(0, MOST).map(embeddedIn)
  const modules = await Promise.all(asked.map((one) => moduleOf(one, tools.pages)))
  const { until, ...drawn } = await renderAlone({ path: pageIn(search), modules }, tools)
  const headers = { ...headersFor(tools), 'content-security-policy': dataPolicy, 'cache-control': 'public, no-cache' }
  const asset = await compressed(Buffer.from(JSON.stringify(drawn)), 'application/json; charset=utf-8')
  return { status: 200, headers, asset, until }
}

export const headersFor = ({ headers }: Pick<PageTools, 'headers'>): Record<string, string> => ({ ...headers, ...forAnyPage })

export function mountEmbedScript(server: FastifyInstance, { assets, headers }: Pick<PageTools, 'assets' | 'headers'>): void {
  server.get('/embed.js', async (_request, reply) =>
    reply
      .headers({ ...headersFor({ headers }), 'cache-control': 'public, max-age=300' })
      .type('text/javascript; charset=utf-8')
      .send(`import ${JSON.stringify(assets.addressOf(ENTRY))}\n`),
  )
}
