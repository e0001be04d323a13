import Fastify, { type FastifyInstance } from 'fastify'
import { acceptForms } from './body.server'
import { answerFailures } from './failures.server'

/** A server that answers failures like the real one; put routes on it and `inject` requests. */
export async function createTestServer(mount: (server: FastifyInstance) => void): Promise<FastifyInstance> {
  const server = Fastify({ routerOptions: { maxParamLength: 200 } })
  await acceptForms(server)
  answerFailures(server)
  mount(server)
  return server
}
