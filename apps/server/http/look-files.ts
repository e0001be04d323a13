import type { FastifyInstance, FastifyReply } from 'fastify'
import { fontSheet } from '../pages/page-look'
import type { PageTools } from '../pages/page-tools'

const kind = 'text/css; charset=utf-8'

/** The look of the site as files, for whoever shows parts of it: the published one, and every typeface by itself. */
export function mountLook(server: FastifyInstance, { assets, look }: Pick<PageTools, 'assets' | 'look'>): void {
  server.get('/look.css', async (_request, reply) => {
    const { sheet, fonts } = await look()
    return reply
      .header('cache-control', 'no-cache')
      .type(kind)
      .send([...fonts.map(textOf), sheet].join('\n'))
  })
  server.get<{ Params: { name: string } }>('/fonts/:name.css', async ({ params }, reply) =>
    /^[a-z0-9-]{1,60}$/.test(params.name) ? answer(params.name, reply) : reply.callNotFound(),
  )

  const textOf = (name: string): string => assets.textOf(fontSheet(name)).trim()
  const answer = (name: string, reply: FastifyReply): FastifyReply | undefined => {
    try {
      return reply.header('cache-control', 'public, max-age=3600').type(kind).send(textOf(name))
    } catch {
      return void reply.callNotFound()
    }
  }
}
