import type { Feature, Tools } from '@frontage/kit/feature.server'
import { placeNow } from '@frontage/kit/say'
import { Refusal } from '@frontage/kit/wire/refusal'
import { readFor } from '@frontage/kit/wire/visitor-reading.server'
import { robotsOf } from '../robots'
import { securityText } from '../security-txt'
import type { SeoSettings } from './settings'
import type { Sitemaps } from './sitemaps'

const HEADERS = { 'cache-control': 'public, no-cache' } as const
const noSitemap = (): Refusal => new Refusal('no-such-sitemap', 'There is no such sitemap.', { status: 404 })

/** robots.txt as it is sent. A site that is not ready yet is still read, so that its pages can say so themselves. */
export async function robotsText(settings: SeoSettings, publicUrl: string): Promise<string> {
  const { robots, isHidden } = await settings.sharing()
  return robotsOf(robots, isHidden ? undefined : `${publicUrl}/sitemap.xml`)
}

type FileTools = Pick<Tools, 'publicUrl' | 'settings' | 'clock'>

/** Undefined where nobody is named: neither by the environment nor among the details of the business. */
async function securityFile(
  settings: SeoSettings,
  { publicUrl, settings: { securityContact }, clock }: FileTools,
): Promise<string | undefined> {
  const contact = securityContact ?? (await settings.business()).email
  return contact ? securityText({ contact, publicUrl, language: placeNow().language, now: clock.now().getTime() }) : undefined
}

/** GET /robots.txt, /sitemap.xml, /sitemap-1.xml … and /.well-known/security.txt */
export const mountFiles =
  (settings: SeoSettings, sitemaps: Sitemaps, tools: FileTools): NonNullable<Feature['mount']> =>
  (server) => {
    server.get('/.well-known/security.txt', async (_request, reply) => {
      const text = await securityFile(settings, tools)
      if (!text) throw new Refusal('no-contact', 'Nobody is named here.', { status: 404 })
      return reply.headers(HEADERS).type('text/plain; charset=utf-8').send(text)
    })
    server.get('/robots.txt', async (_request, reply) =>
      reply
        .headers(HEADERS)
        .type('text/plain; charset=utf-8')
        .send(await robotsText(settings, tools.publicUrl)),
    )
    server.get('/sitemap.xml', async (request, reply) => {
      const xml = await readFor(request, sitemaps.whole)
      if (!xml) throw noSitemap()
      return reply.headers(HEADERS).type('application/xml; charset=utf-8').send(xml)
    })
    server.get('/sitemap-:part(^[1-9]\\d{0,5}$).xml', async (request, reply) => {
      const part = Number((request.params as { part: string }).part)
      const xml = await readFor(request, () => sitemaps.part(part))
      if (!xml) throw noSitemap()
      return reply.headers(HEADERS).type('application/xml; charset=utf-8').send(xml)
    })
  }
