import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from './address'
import type { Route } from './answer.server'
import { Refusal } from './refusal'

const ROOT = '/wp-json/'

const NO_ROUTE = { code: 'rest_no_route', message: 'No route was found matching the URL and request method.' } as const

/** What clients of the REST routes of the specifications read (forms, facts §1). */
function common(reply: FastifyReply, publicUrl: string): void {
  reply.headers({
    'content-type': 'application/json; charset=UTF-8',
    'x-robots-tag': 'noindex',
    link: `<${publicUrl}${ROOT}>; rel="https://api.w.org/"`,
    'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link',
    'access-control-allow-headers': 'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
  })
}

/** Calls that any page may make read no cookie, so that any page may also read their answers. */
export function restHeaders({ call }: Route, request: FastifyRequest, reply: FastifyReply, publicUrl: string): void {
  const { method, path } = addressOf(call)
  if (!path.startsWith(ROOT)) return
  common(reply, publicUrl)
  reply.header('allow', method)
  const { origin } = request.headers
  if (method === 'GET' || origin) reply.header('vary', 'Origin')
  if (call.isOpen && origin) reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' })
}

/** Another method, another path or a number that is none: always 404, never 405, and before anything is read. */
export function mountUnknown(server: FastifyInstance, publicUrl: string): void {
  const refuse = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    common(reply, publicUrl)
    throw new Refusal(NO_ROUTE.code, NO_ROUTE.message, { status: 404 })
  }
  const method = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
  server.route({ method, url: `${ROOT}*`, onRequest: refuse, handler: refuse })
}
