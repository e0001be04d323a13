import type { FastifyInstance } from 'fastify'

/** For developers: pages reload when the server has come back after a change. */
export const RELOAD_SCRIPT = '/dev/reload.js'

const script = `const events = new EventSource('/dev/events')
let wasOpen = false
events.onopen = () => (wasOpen ? location.reload() : (wasOpen = true))
`

export function mountReload(server: FastifyInstance): void {
  server.get(RELOAD_SCRIPT, async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script))
  server.get('/dev/events', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('retry: 300\n\n')
  })
}
