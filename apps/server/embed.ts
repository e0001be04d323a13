import type { PageModule } from '@frontage/kit/island/page'
import type { FastifyInstance } from 'fastify'
import { squeezed } from './assets'
import { blockFolders } from './blocks'
import type { Delivery } from './deliver'
import { drawAlone } from './draw-alone'
import type { PageTools } from './pages'
import { dataPolicy, everywhere, transport } from './security-headers'

/** The script for pages of others, by an address that never changes. */
const ENTRY = 'apps/site/embed.ts'
/** What other pages may read: it is the same for everybody, and no cookie is ever asked for it. */
export const forAnyPage = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' } as const

const MOST = 20
const named = /^([a-z]{1,30}(?:-[a-z]{1,30}){0,4})\.([1-9]\d{0,8})$/

/** What stands behind `?show=review-list.3&show=review-badge.7`; what is nothing of ours is undefined at its place. */
const modulesIn = (search: URLSearchParams): (PageModule | undefined)[] => search.getAll('show').slice(0, MOST).map(moduleOf)

function moduleOf(asked: string): PageModule | undefined {
  const [, block = '', id] = named.exec(asked) ?? []
  const definition = blockFolders.get(block)?.definition
  const stored = definition && 'stored' in definition ? definition.stored : undefined
  return stored && { block, props: stored(Number(id)) as Record<string, unknown> }
}

/** The one way in which such an address is written; undefined when it asks for nothing that could be shown. */
export function embedAddressOf(url: string): string | undefined {
  const search = new URLSearchParams(url.split('?')[1])
  const asked = search.getAll('show').slice(0, MOST)
  return asked.length > 0 && asked.every(moduleOf) ? `/embed?${asked.map((one) => `show=${one}`).join('&')}` : undefined
}

/** Stored widgets, drawn for a page of somebody else. */
export async function embedDelivery(address: string, tools: PageTools): Promise<Delivery> {
  const modules = modulesIn(new URLSearchParams(address.split('?')[1])).filter((module) => module !== undefined)
  const drawn = await drawAlone(modules, tools)
  const headers = { ...headersFor(tools.publicUrl), 'content-security-policy': dataPolicy, 'cache-control': 'public, no-cache' }
  return { status: 200, headers, asset: squeezed(Buffer.from(JSON.stringify(drawn)), 'application/json; charset=utf-8') }
}

export const headersFor = (publicUrl: string): Record<string, string> => ({ ...everywhere, ...transport(publicUrl), ...forAnyPage })

export function mountEmbedScript(server: FastifyInstance, { assets, publicUrl }: Pick<PageTools, 'assets' | 'publicUrl'>): void {
  server.get('/embed.js', async (_request, reply) =>
    reply
      .headers({ ...headersFor(publicUrl), 'cache-control': 'public, max-age=300' })
      .type('text/javascript; charset=utf-8')
      .send(`import ${JSON.stringify(assets.addressOf(ENTRY))}\n`),
  )
}
