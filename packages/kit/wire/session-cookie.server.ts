import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionCookie } from './answer.server'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the public address of the site is one without encryption; undefined is no. */
    readonly isPublicByHttp?: boolean
  }
}

type Asked = Pick<FastifyRequest, 'headers'> & Partial<Pick<FastifyRequest, 'protocol' | 'server'>>

export const SESSION_COOKIE = '__Host-frontage'
/** Not every browser keeps a `Secure` cookie that came without encryption, even from this machine: WebKit drops it. */
export const LOOPBACK_SESSION_COOKIE = 'frontage'

const secure = { name: SESSION_COOKIE, attributes: 'Path=/; HttpOnly; Secure; SameSite=Lax' }
const onLoopback = { name: LOOPBACK_SESSION_COOKIE, attributes: 'Path=/; HttpOnly; SameSite=Lax' }

const LOOPBACK = /^(?:(?:[\w-]{1,63}\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i

/**
 * Which cookie holds the session, and how it is set. Anything but plain http to this machine's own name, at a site that is
 * not meant to be asked by https and without a proxy between, is as strict as https; the other cookie is not looked at then.
 */
function cookieFor({ headers, protocol, server }: Asked): { readonly name: string; readonly attributes: string } {
  const isForwarded = headers['x-forwarded-for'] ?? headers['x-forwarded-proto'] ?? headers.forwarded
  const isPlain = server?.isPublicByHttp === true && protocol === 'http' && isForwarded === undefined
  return isPlain && LOOPBACK.test(headers.host ?? '') ? onLoopback : secure
}

/** Whether browsers drop the session cookie where this was asked: a `Secure` one that comes by plain http. */
export const isSessionDropped = (request: Asked): boolean =>
  request.server?.isPublicByHttp === true && request.protocol === 'http' && cookieFor(request) === secure

/** What our own cookies are made of. */
const VALUE = /^[\w.~-]{1,2000}$/
const TOKEN = /^[\w-]{20,100}$/

function cookieIn({ headers }: Asked, name: string, value: RegExp): string | undefined {
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
  const found = cookies.filter((cookie) => cookie.startsWith(`${name}=`)).map((cookie) => cookie.slice(name.length + 1))
  return found.find((each) => value.test(each))
}

/** The session token that came along; undefined when none did. */
export const sessionTokenOf = (request: Asked): string | undefined => cookieIn(request, cookieFor(request).name, TOKEN)

/** The session cookie of one exchange. */
export function sessionCookieOf(request: FastifyRequest, reply: FastifyReply): SessionCookie {
  const { name: session, attributes } = cookieFor(request)
  return {
    token: sessionTokenOf(request),
    set: (token, seconds) => void reply.header('set-cookie', `${session}=${token}; ${attributes}; Max-Age=${seconds}`),
    // The other cookies stay: a browser that somebody signs out of is still one that they know.
    clear: () => void reply.header('set-cookie', `${session}=; ${attributes}; Max-Age=0`).header('clear-site-data', '"storage"'),
    read: (name) => cookieIn(request, `${session}-${name}`, VALUE),
    write: (name, value, seconds) =>
      void reply.header('set-cookie', `${session}-${name}=${value}; ${attributes}; Max-Age=${value ? seconds : 0}`),
  }
}
