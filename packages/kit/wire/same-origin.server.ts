import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal'

const forged = (): Refusal =>
  new Refusal('cross-site', 'This request did not come from this site. Reload the page and try again.', { status: 403 })

/**
 * Guards what a signed-in person can change against pages of others: the browser itself must say that the
 * request is of our own origin, and the body must be JSON, which a foreign form cannot send.
 */
export function requireSameOrigin(request: FastifyRequest, publicUrl: string): void {
  const site = request.headers['sec-fetch-site']
  const origin = request.headers.origin
  const own = [new URL(publicUrl).origin, `${request.protocol}://${request.headers.host}`]
  if (site !== undefined && site !== 'same-origin') throw forged()
  if (origin !== undefined && !own.includes(origin)) throw forged()
  if (site === undefined && origin === undefined) throw forged()
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) throw forged()
}
