import type { FastifyInstance } from 'fastify'
import { version } from '../../../package.json'
import type { App } from '../app'
import { createProbe, PROBE_HEADER, PROBE_PATH, type Probe } from '../doctor/probe'

/** Tells `frontage doctor` how its request came in. For everybody else there is no such page. */
export function mountProbe(server: FastifyInstance, { keys, clock }: Pick<App, 'keys' | 'clock'>): void {
  const probe = createProbe(keys, clock)
  server.get(PROBE_PATH, async (request, reply) => {
    if (!probe.isGenuine(request.headers[PROBE_HEADER])) return reply.callNotFound()
    const answer: Probe = { version, address: request.ip, isSecure: request.protocol === 'https' }
    return reply.send(answer)
  })
}
