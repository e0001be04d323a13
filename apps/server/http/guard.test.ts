import { addressOf, pathFor } from '@frontage/kit/wire/address'
import type { Call } from '@frontage/kit/wire/call'
import { isAllowed, roles } from '@frontage/kit/wire/permission'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieIn, dump, type FilledSite, signedIn, startFilledSite } from '../site.fake'

let site: FilledSite

beforeAll(async () => {
  site = await startFilledSite({ PUBLIC_URL: 'https://site.test' })
})
afterAll(() => site.close())

const guarded = () => site.app.router.routes.filter(({ permission }) => permission?.roles !== 'public')
/** Calls that are open to forms of any page are nobody's: whoever makes them is a visitor. */
const mutating = () => site.app.router.routes.filter(({ call }) => call.via.startsWith('POST ') && !call.isOpen)
const pathOf = (call: Call): string => pathFor(addressOf(call).path, () => 1)

describe('rights', () => {
  test('bar B01: a route without a declared right stops the start', async () => {
    const { createRouter } = await import('@frontage/kit/wire/router.server')
    const { answer } = await import('@frontage/kit/wire/answer.server')
    const { getTicket } = await import('@frontage/kit/wire/ticket')
    const bare = answer(getTicket).with(async () => ({ ticket: '' }))
    expect(() => createRouter([bare], {} as never)).toThrow('get-ticket')
  })

  test('bar B01: every route answers each role as its declared right says', async () => {
    for (const { call, permission } of guarded()) {
      const { method } = addressOf(call)
      const path = pathOf(call)
      const reach = (cookie?: string) => (method === 'GET' ? site.get(path, cookie) : site.post(path, {}, cookie ? { cookie } : {}))
      expect((await reach()).status, `${call.name} as a visitor`).toBe(permission?.refusal ? 403 : 401)
      if (call.name === 'sign-out') continue
      for (const role of roles) {
        const { status } = await reach(site.cookies[role])
        const mayReach = isAllowed(permission!, { role, accountId: 0, name: '', session: '' })
        if (mayReach) expect([401, 403], `${call.name} as ${role}`).not.toContain(status)
        else expect(status, `${call.name} as ${role}`).toBe(403)
      }
    }
  })
})

test('bar A10: a call that is open to forms of any page, and that not anybody may make, stops the start', async () => {
  const { createRouter } = await import('@frontage/kit/wire/router.server')
  const { answer } = await import('@frontage/kit/wire/answer.server')
  const { permission } = await import('@frontage/kit/wire/permission')
  const { getTicket } = await import('@frontage/kit/wire/ticket')
  const ajar = answer({ ...getTicket, isOpen: true })
    .allow(permission('tickets.read', ['owner']))
    .with(async () => ({ ticket: '' }))
  expect(() => createRouter([ajar], {} as never)).toThrow('not anybody may make them: get-ticket')
})

describe('forged requests', () => {
  const forgeries: [string, (cookie: string) => RequestInit][] = [
    [
      'a foreign origin',
      (cookie) => ({ headers: { cookie, 'content-type': 'application/json', origin: 'https://evil.example' }, body: '{}' }),
    ],
    [
      'a cross-site fetch',
      (cookie) => ({ headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }, body: '{}' }),
    ],
    ['JSON of which nobody says where it is from', (cookie) => ({ headers: { cookie, 'content-type': 'application/json' }, body: '{}' })],
    ['plain text without an origin', (cookie) => ({ headers: { cookie, 'content-type': 'text/plain' }, body: '{}' })],
    [
      'a form of our own origin',
      (cookie) => ({ headers: { cookie, origin: site.base, 'content-type': 'application/x-www-form-urlencoded' }, body: 'id=1' }),
    ],
  ]

  test.each(forgeries)('bar A10: %s changes nothing, whatever it calls', async (_name, forge) => {
    const before = await dump(site)
    for (const { call } of mutating()) {
      const response = await fetch(site.base + pathOf(call), { method: 'POST', ...forge(site.cookies.owner) })
      expect(response.status, call.name).toBe(403)
    }
    expect(await dump(site)).toBe(before)
  })

  test('bar A10: GET and HEAD of a changing call change nothing', async () => {
    const before = await dump(site)
    for (const { call } of mutating()) {
      for (const method of ['GET', 'HEAD']) await fetch(site.base + pathOf(call), { method, headers: { cookie: site.cookies.owner } })
    }
    expect(await dump(site)).toBe(before)
  })

  test('bar A11: signing somebody in from another site is refused without a cookie', async () => {
    const response = await site.post('/api/sign-in', site.logins.owner, { headers: { origin: 'https://evil.example' } })
    expect(response.status).toBe(403)
    expect(response.headers.get('set-cookie')).toBeNull()
  })
})

describe('sessions over HTTP', () => {
  test('bar A01: the cookie is bound to the host, hidden from scripts, new every time, and kept only as a hash', async () => {
    const values = new Set<string>()
    for (let round = 0; round < 20; round++) {
      const response = await site.post('/api/sign-in', site.logins.editor)
      const cookie = response.headers.get('set-cookie') ?? ''
      expect(cookie).toMatch(/^__Host-[\w-]+=[\w-]{40,}; Path=\/; HttpOnly; Secure; SameSite=(Lax|Strict)/)
      expect(cookie).not.toMatch(/Domain/i)
      values.add(cookieIn(response).split('=')[1] ?? '')
    }
    expect(values.size).toBe(20)
    const { readFileSync } = await import('node:fs')
    const bytes = readFileSync(`${site.folder}/site.sqlite`, 'latin1') + readFileSync(`${site.folder}/site.sqlite-wal`, 'latin1')
    for (const value of values) expect(bytes).not.toContain(value)
  })

  test('bar A02: a session that was chosen by somebody else is never taken over', async () => {
    const chosen = `__Host-frontage=${'a'.repeat(43)}`
    const response = await site.post('/api/sign-in', site.logins.editor, { cookie: chosen })
    expect(cookieIn(response)).not.toBe(chosen)
    expect((await site.get('/api/me', chosen)).status).toBe(401)
    const second = await site.post('/api/sign-in', site.logins.editor, { cookie: cookieIn(response) })
    expect((await site.get('/api/me', cookieIn(response))).status).toBe(401)
    expect((await site.get('/api/me', cookieIn(second))).status).toBe(200)
  })

  test('bar A03: a cookie is worth nothing after signing out', async () => {
    const cookie = await signedIn(site, site.logins.editor.email, site.logins.editor.password)
    const response = await site.post('/api/sign-out', {}, { cookie })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await site.get('/api/me', cookie)).status).toBe(401)
  })

  test('bar A04: a role that is taken away is gone with the next request', async () => {
    const moderator = await signedIn(site, site.logins.moderator.email, site.logins.moderator.password)
    const { accounts } = (await (await site.get('/api/accounts', site.cookies.owner)).json()) as {
      accounts: { id: number; email: string }[]
    }
    const { id } = accounts.find(({ email }) => email === site.logins.moderator.email) ?? { id: 0 }
    expect((await site.get('/api/reviews', moderator)).status).toBe(200)
    expect((await site.post('/api/accounts/change', { id, disabled: true }, { cookie: site.cookies.owner })).status).toBe(200)
    expect((await site.get('/api/reviews', moderator)).status).toBe(401)
    expect((await site.post('/api/accounts/change', { id, disabled: false }, { cookie: site.cookies.owner })).status).toBe(200)
  })
})
