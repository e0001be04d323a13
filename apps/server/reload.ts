import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** For developers: pages reload when the server has come back after a change. */
export const RELOAD_SCRIPT = '/dev/reload.js'

const script = `const events = new EventSource('/dev/events')
let wasOpen = false
events.onopen = () => (wasOpen ? location.reload() : (wasOpen = true))
`

export function mountReload(server: FastifyInstance): void {
  const open = new Set<ServerResponse>()
  server.get(RELOAD_SCRIPT, async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script))
  server.get('/dev/events', (_request, reply) => {
    reply.hijack()
    open.add(reply.raw)
    reply.raw.on('close', () => open.delete(reply.raw))
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('retry: 300\n\n')
  })
  server.addHook('preClose', async () => {
    for (const response of open) response.end()
  })
}
