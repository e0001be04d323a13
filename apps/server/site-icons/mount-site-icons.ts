import { etagOf } from '@frontage/kit/hash.server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app'
import type { PageTools } from '../pages/page-tools'
import { FAVICON, SITE_ICONS, SITE_MANIFEST, type SiteIcon } from './links'
import { createSiteIcons } from './site-icons'

/** Browsers may hold an icon for an hour, and ask then whether it is still the same. */
const HEADERS = { 'cache-control': 'public, max-age=3600' } as const

/** What browsers, phones and feed readers show for the site: /favicon.ico, PNGs of it, and the manifest that names them. */
export function mountSiteIcons(server: FastifyInstance, app: App, tools: PageTools): void {
  const icons = createSiteIcons({ ...app, ...tools, library: app.library })
  server.get(FAVICON, async (request, reply) => answer(await icons.favicon(), 'image/x-icon', request, reply))
  for (const address of Object.keys(SITE_ICONS) as SiteIcon[])
    server.get(address, async (request, reply) => answer(await icons.icon(address), 'image/png', request, reply))
  server.get(SITE_MANIFEST, async (request, reply) => {
    const [look, name] = await Promise.all([tools.look(), tools.siteName()])
    const text = JSON.stringify(manifestOf(name || new URL(tools.publicUrl).host, look))
    return answer(Buffer.from(text), 'application/manifest+json; charset=utf-8', request, reply)
  })
}

function answer(body: Buffer, type: string, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const etag = etagOf(body)
  reply.headers({ ...HEADERS, etag })
  return headers['if-none-match']?.includes(etag) ? reply.status(304).send() : reply.type(type).send(body)
}

type Look = Awaited<ReturnType<PageTools['look']>>

/** A shortcut to the site on a phone opens it in the browser, under its name and with its icon. */
const manifestOf = (name: string, { language, direction, colours }: Look) => ({
  ...{ name, short_name: name, lang: language, dir: direction, id: '/', start_url: '/', scope: '/', display: 'browser' },
  ...{ background_color: colours.light.top, theme_color: colours.light.top },
  icons: Object.entries(SITE_ICONS)
    .filter(([src]) => src.startsWith('/icon-'))
    .map(([src, { side }]) => ({
      ...{ src, sizes: `${side}x${side}`, type: 'image/png' },
      purpose: src.includes('maskable') ? 'maskable' : 'any',
    })),
})
