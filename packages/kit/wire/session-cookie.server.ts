import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionCookie } from './answer.server'

export const SESSION_COOKIE = '__Host-frontage'
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax'

/** What our own cookies are made of. */
const VALUE = /^[\w.~-]{1,2000}$/

function cookieIn(request: FastifyRequest, name: string): string | undefined {
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
  const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
  return value && VALUE.test(value) ? value : undefined
}

/** The session token that came along; undefined when none did. */
export const sessionTokenOf = (request: Pick<FastifyRequest, 'headers'>): string | undefined =>
  new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([\\w-]{20,100})`).exec(request.headers.cookie ?? '')?.[1]

/** The session cookie of one exchange. Browsers send and keep it over https and on this machine's own addresses. */
export function sessionCookieOf(request: FastifyRequest, reply: FastifyReply): SessionCookie {
  return {
    token: sessionTokenOf(request),
    set: (token, seconds) => void reply.header('set-cookie', `${SESSION_COOKIE}=${token}; ${ATTRIBUTES}; Max-Age=${seconds}`),
    // The other cookies stay: a browser that somebody signs out of is still one that they know.
    clear: () => void reply.header('set-cookie', `${SESSION_COOKIE}=; ${ATTRIBUTES}; Max-Age=0`).header('clear-site-data', '"storage"'),
    read: (name) => cookieIn(request, `${SESSION_COOKIE}-${name}`),
    write: (name, value, seconds) =>
      void reply.header('set-cookie', `${SESSION_COOKIE}-${name}=${value}; ${ATTRIBUTES}; Max-Age=${value ? seconds : 0}`),
  }
}
