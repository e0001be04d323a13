import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from '../address'
import type { Route } from '../answer.server'
import { forAnyPage } from '../cors.server'
import { Refusal } from '../refusal'
import { NO_ROUTE, ROOT, restHeadersFor } from './rest-headers.server'

/** Calls that any page may make read no cookie, so that any page may also read their answers. */
export function restHeaders({ call, permission }: Route, request: FastifyRequest, reply: FastifyReply, publicUrl: string): void {
  const { method, path } = addressOf(call)
  if (call.isOpen || (method === 'GET' && permission?.roles === 'public')) reply.headers(forAnyPage)
  if (!path.startsWith(ROOT)) return
  reply.headers(restHeadersFor(publicUrl))
  reply.header('allow', method)
  const { origin } = request.headers
  if (method === 'GET' || origin) reply.header('vary', 'Origin')
}

/** Another method, another path or a number that is none: always 404, never 405, and before anything is read. */
export function mountUnknown(server: FastifyInstance, publicUrl: string): void {
  const refuse = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.headers(restHeadersFor(publicUrl))
    throw new Refusal(NO_ROUTE.code, NO_ROUTE.message, { status: 404 })
  }
  const method = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
  server.route({ method, url: `${ROOT}*`, onRequest: refuse, handler: refuse })
}
