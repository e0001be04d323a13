import type { Feature } from '@frontage/kit/feature.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { robotsOf } from '../robots'
import type { SeoSettings } from './settings'
import type { Sitemaps } from './sitemaps'

const HEADERS = { 'cache-control': 'public, no-cache' } as const
const noSitemap = (): Refusal => new Refusal('no-such-sitemap', 'There is no such sitemap.', { status: 404 })

/** robots.txt as it is sent. A site that is not ready yet is still read, so that its pages can say so themselves. */
export async function robotsText(settings: SeoSettings, publicUrl: string): Promise<string> {
  const { robots, isHidden } = await settings.sharing()
  return robotsOf(robots, isHidden ? undefined : `${publicUrl}/sitemap.xml`)
}

/** GET /robots.txt, /sitemap.xml and /sitemap-1.xml … */
export const mountFiles =
  (settings: SeoSettings, sitemaps: Sitemaps, publicUrl: string): NonNullable<Feature['mount']> =>
  (server) => {
    server.get('/robots.txt', async (_request, reply) =>
      reply
        .headers(HEADERS)
        .type('text/plain; charset=utf-8')
        .send(await robotsText(settings, publicUrl)),
    )
    server.get('/sitemap.xml', async (_request, reply) => {
      const xml = await sitemaps.whole()
      if (!xml) throw noSitemap()
      return reply.headers(HEADERS).type('application/xml; charset=utf-8').send(xml)
    })
    server.get('/sitemap-:part(^[1-9]\\d{0,5}$).xml', async (request, reply) => {
      const xml = await sitemaps.part(Number((request.params as { part: string }).part))
      if (!xml) throw noSitemap()
      return reply.headers(HEADERS).type('application/xml; charset=utf-8').send(xml)
    })
  }
