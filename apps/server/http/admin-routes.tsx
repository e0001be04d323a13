import type { AuthAnswer, AuthRequest } from '@frontage/kit/auth-pages.server'
import { fieldsOf } from '@frontage/kit/wire/body.server'
import { requireFormOfOwnPage } from '@frontage/kit/wire/same-origin.server'
import { isSessionDropped } from '@frontage/kit/wire/session-cookie.server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app'
import type { PageTools } from '../pages/page-tools'
import { adminLanguageFor } from './admin-language-for'
import { adminPage } from './admin-page'
import type { Assets } from './assets'
import { authPage } from './auth-page'
import { mountInstall } from './install/mount-install'
import { pathAndQueryOf } from './moved'

type Site = { readonly app: App; readonly tools: PageTools; readonly assets: Assets }

const ADMIN = '/admin'

/**
 * Whoever holds the address of such a page may choose a password, or confirm an address: no page of others hears of it. Our own
 * do, or its forms could not say that they are ours.
 */
const withLink = new Set(['/reset', '/welcome', '/confirm-email', '/set-up'])

/** The admin for whoever is signed in; for everybody else the pages before it, without a byte of its scripts. */
export function mountAdmin(server: FastifyInstance, site: Site): void {
  mountInstall(server, site.app)
  const opened = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await isAuthPageSent(site, request, reply, undefined))) await sendAdmin(site, request, reply)
    return reply
  }
  const sent = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await isAuthPageSent(site, request, reply, await fieldsOf(request)))) reply.redirect(addressOf(request), 303)
    return reply
  }
  const onRequest = async (request: FastifyRequest): Promise<void> => requireFormOfOwnPage(request, site.app.publicUrl)
  for (const address of [ADMIN, `${ADMIN}/*`]) {
    server.get(address, opened)
    server.post(address, { onRequest }, sent)
  }
}

async function sendAdmin({ assets, app, tools }: Site, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const place = { ...(await tools.look()), reads: await adminLanguageFor(request, app) }
  const { html, headers } = adminPage(assets, app.headers, place, app.files.shared?.origin)
  reply.headers(headers).send(html)
}

/** Path and query of what was asked for, which is always below `/admin`: somebody who signs in goes nowhere else. */
function addressOf({ url }: FastifyRequest): string {
  const { pathname, search } = new URL(url, 'http://admin')
  return pathname === ADMIN || pathname.startsWith(`${ADMIN}/`) ? pathname + search : ADMIN
}

/** Sends a page before the admin, and says whether there was one. A reply is never handed back here: awaited, it would be nothing. */
async function isAuthPageSent(
  { app, assets }: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  sent: AuthRequest['sent'],
): Promise<boolean> {
  const authPages = app.features.find((feature) => feature.authPages)?.authPages
  const address = addressOf(request)
  const path = pathAndQueryOf(address)[0].slice(ADMIN.length) || '/'
  const asked = { path, address, sent, isSessionDropped: isSessionDropped(request) }
  const answer = await authPages?.({ ...asked, ask: (call, input) => app.router.askFor(call, input, request, reply) })
  if (!answer) return false
  reply.header('cache-control', 'no-store')
  if ('to' in answer) {
    reply.status(303).header('location', answer.to).send()
    return true
  }
  if (answer.cause) request.log.error({ err: answer.cause, route: 'sign-in' }, 'failed')
  await sendPage({ app, assets }, answer, path, reply)
  return true
}

type Page = Extract<AuthAnswer, { readonly status: number }>

async function sendPage({ app, assets }: Pick<Site, 'app' | 'assets'>, page: Page, path: string, reply: FastifyReply): Promise<void> {
  const { html, headers } = authPage(assets, page, await adminLanguageFor(reply.request, app))
  if (page.retryAfter !== undefined) reply.header('retry-after', String(page.retryAfter))
  reply
    .status(page.status)
    .headers({ ...app.headers, ...headers, ...(withLink.has(path) && { 'referrer-policy': 'same-origin' }) })
    .send(html)
}
