import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal'

const forged = (): Refusal =>
  new Refusal('cross-site', 'This request did not come from this site. Reload the page and try again.', { status: 403 })

/**
 * Guards what a signed-in person can change against pages of others: the browser itself must say that the
 * request is of our own origin, and the body must be JSON, which a foreign form cannot send. Files come in a form, which
 * a foreign page could send; no browser sends one without saying where it comes from.
 */
export function requireSameOrigin(request: FastifyRequest, publicUrl: string, takesFiles = false): void {
  if (!isFromOwnPage(request, publicUrl)) throw forged()
  const type = request.headers['content-type'] ?? ''
  const isForm = takesFiles && request.headers.origin !== undefined && /^multipart\/form-data\b/i.test(type)
  if (!isForm && !/^application\/json\b/i.test(type)) throw forged()
}

/** Whether the browser itself says that one of our own pages sent this. A request that says nothing is not believed. */
export function isFromOwnPage(request: FastifyRequest, publicUrl: string): boolean {
  const isSaid = request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined
  return isSaid && !isFromElsewhere(request, publicUrl)
}

function isFromElsewhere(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site']
  const { origin } = request.headers
  return (site !== undefined && site !== 'same-origin') || (origin !== undefined && !originsOf(request, publicUrl).includes(origin))
}

/**
 * Guards a plain form that visitors send, where there is no script and so no ticket: a browser that says where the form
 * was must name this site.
 */
export function requireOwnPage(request: FastifyRequest, publicUrl: string): void {
  if (isFromElsewhere(request, publicUrl)) throw forged()
}

/**
 * Guards a plain form of the admin, as `requireSameOrigin` guards its calls: the browser itself must say that one of our own
 * pages sent it, and it must be a form without files.
 */
export function requireFormOfOwnPage(request: FastifyRequest, publicUrl: string): void {
  const type = request.headers['content-type'] ?? ''
  if (!isFromOwnPage(request, publicUrl) || !/^application\/x-www-form-urlencoded\b/i.test(type)) throw forged()
}

/** Path and query of one of our own pages; undefined for any other address. */
export function ownPathOf(address: unknown, request: FastifyRequest, publicUrl: string): string | undefined {
  const url = typeof address === 'string' ? URL.parse(address, publicUrl) : null
  const isOurs = url !== null && originsOf(request, publicUrl).includes(url.origin) && !url.pathname.startsWith('//')
  return isOurs ? url.pathname + url.search : undefined
}

const originsOf = (request: FastifyRequest, publicUrl: string): string[] => [
  new URL(publicUrl).origin,
  `${request.protocol}://${request.headers.host}`,
]
