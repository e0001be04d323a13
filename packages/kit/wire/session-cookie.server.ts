import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionCookie } from './answer.server'

export const SESSION_COOKIE = '__Host-frontage'
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax'

/** The session token that came along; undefined when none did. */
export const sessionTokenOf = (request: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([\\w-]{20,100})`).exec(request.headers.cookie ?? '')?.[1]

/** The session cookie of one exchange. Browsers send and keep it over https and on this machine's own addresses. */
export function sessionCookieOf(request: FastifyRequest, reply: FastifyReply): SessionCookie {
  return {
    token: sessionTokenOf(request),
    set: (token, seconds) => void reply.header('set-cookie', `${SESSION_COOKIE}=${token}; ${ATTRIBUTES}; Max-Age=${seconds}`),
    clear: () =>
      void reply.header('set-cookie', `${SESSION_COOKIE}=; ${ATTRIBUTES}; Max-Age=0`).header('clear-site-data', '"cookies", "storage"'),
  }
}
