import { isHostPage } from '@frontage/kit/island/host-page'
import type { Said } from '@frontage/kit/island/island'
import type { PageModule } from '@frontage/kit/island/page'
import type { FastifyInstance } from 'fastify'
import { blockFolders } from '../blocks'
import { renderAlone } from '../pages/draw-alone'
import type { PageTools } from '../pages/page-tools'
import { compressed } from './assets'
import type { Delivery } from './deliver'
import { dataPolicy } from './security-headers'

/** The script for pages of others, by an address that never changes. */
const ENTRY = 'apps/site/embed.ts'
/** What other pages may read: it is the same for everybody, and no cookie is ever asked for it. */
export const forAnyPage = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' } as const

const MOST = 20
const named = /^([a-z]{1,30}(?:-[a-z]{1,30}){0,4})\.(0|[1-9]\d{0,8})(?:~(\{.{0,8000}\}))?$/s

/**
 * What stands behind `?show=review-list.3~{"perrow":"2"}&show=review-badge.7`: the number, and what its place says. What is
 * nothing of ours is undefined at its place.
 */
const modulesIn = (search: URLSearchParams): (PageModule | undefined)[] => search.getAll('show').slice(0, MOST).map(moduleOf)

function moduleOf(asked: string): PageModule | undefined {
  const [, block = '', id, said = '{}'] = named.exec(asked) ?? []
  const definition = blockFolders.get(block)?.definition
  if (!definition || !('wake' in definition) || !definition.stored) return undefined
  // Without a number only those can be set up that say all of it themselves.
  if (id === '0' && !definition.markup) return undefined
  return { block, props: definition.stored(Number(id), saidIn(said)) as Record<string, unknown> }
}

const MOST_SAID = 60

/** Names with texts; whatever else was sent says nothing. */
function saidIn(text: string): Said {
  try {
    const all = Object.entries(JSON.parse(text) as Record<string, unknown>).slice(0, MOST_SAID)
    return Object.fromEntries(
      all.flatMap(([name, value]) => (/^[a-z-]{1,40}$/.test(name) && typeof value === 'string' ? [[name, value]] : [])),
    )
  } catch {
    return {}
  }
}

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
  const known = asked.map((one) => ['show', moduleOf(one) ? one : NOTHING])
  return `/embed?${new URLSearchParams([['on', pageIn(search)], ...known])}`
}

/** Stored widgets, drawn for a page of somebody else. */
export async function embedDelivery(address: string, tools: PageTools): Promise<Delivery> {
  const search = new URLSearchParams(address.split('?')[1])
  const drawn = await renderAlone({ path: pageIn(search), modules: modulesIn(search) }, tools)
  const headers = { ...headersFor(tools), 'content-security-policy': dataPolicy, 'cache-control': 'public, no-cache' }
  return { status: 200, headers, asset: await compressed(Buffer.from(JSON.stringify(drawn)), 'application/json; charset=utf-8') }
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
