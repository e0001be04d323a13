import { etagOf } from '@frontage/kit/hash.server'
import type { FastifyInstance } from 'fastify'
import type { App } from '../../app'
import { createIcons } from './icons'
import { ICONS, type IconAddress, MANIFEST_ADDRESS } from './links'
import { manifestOf } from './manifest'

/** What browsers ask for to install the admin. Nothing here is cached by a worker: an installed admin is always the one of the server. */
export function mountInstall(server: FastifyInstance, app: App): void {
  const iconAt = createIcons(app)
  server.get(MANIFEST_ADDRESS, async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache' })
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf((await app.site.read('name')) || 'Frontage'))),
  )
  for (const address of Object.keys(ICONS) as IconAddress[])
    server.get(address, async (_request, reply) => {
      const icon = Buffer.from(await iconAt(address))
      return reply
        .headers({ 'cache-control': 'public, max-age=3600', etag: etagOf(icon) })
        .type('image/png')
        .send(icon)
    })
}
