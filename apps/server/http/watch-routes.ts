import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerSettings } from '../settings'
import { bringsToken } from '../watching/token'
import type { Report, Watch } from '../watching/watch'

/** What whoever watches the server asks. Numbers, and what exactly is wrong, are for those who bring the token; for all others there are none. */
export function mountWatch(server: FastifyInstance, watch: Watch, { metrics: { token } }: ServerSettings): void {
  const isTrusted = ({ headers }: FastifyRequest): boolean => bringsToken(headers.authorization, token)

  server.get('/healthz', async () => ({ status: 'ok' }))
  server.get('/readyz', async (request, reply) => tell(reply, await watch.readiness(isTrusted(request))))
  if (!token) return
  server.get('/metrics', async (request, reply) => {
    const report = isTrusted(request) && (await watch.metrics())
    return report ? tell(reply, report) : reply.callNotFound()
  })
}

const tell = (reply: FastifyReply, { status, type, body }: Report): FastifyReply => reply.status(status).type(type).send(body)
