import { addressOf } from '@frontage/kit/wire/address'
import { isAllowed, type Role, roles } from '@frontage/kit/wire/permission'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ajax, cookieIn, signedIn, startTestSite, type TestSite } from './site.fake'

type Logins = Record<Role, { email: string; password: string }>

let site: TestSite
let logins: Logins
const cookies = {} as Record<Role, string>

beforeAll(async () => {
  site = await startTestSite()
  const parts: Record<string, unknown> = {}
  for (const feature of site.app.features) Object.assign(parts, await feature.fixture?.())
  logins = parts.accounts as Logins
  for (const role of roles) cookies[role] = await signedIn(site, logins[role].email, logins[role].password)
})
afterAll(() => site.close())

const guarded = () => site.app.router.routes.filter(({ permission }) => permission?.roles !== 'public')
const mutating = () => site.app.router.routes.filter(({ call }) => call.via.startsWith('POST '))

/** Everything that is kept, in one text. */
async function dump(): Promise<string> {
  const tables = ['review', 'review_decision', 'account', 'page', 'setting', 'mail', 'job']
  const rows = []
  const db = site.app.db.withTables<Record<string, Record<string, unknown>>>()
  for (const table of tables) rows.push(await db.selectFrom(table).selectAll().execute())
  return JSON.stringify(rows)
}

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
      const { method, path } = addressOf(call)
      const reach = (cookie?: string) => (method === 'GET' ? site.get(path, cookie) : site.post(path, {}, cookie ? { cookie } : {}))
      expect((await reach()).status, `${call.name} as a visitor`).toBe(401)
      if (call.name === 'sign-out') continue
      for (const role of roles) {
        const { status } = await reach(cookies[role])
        const mayReach = isAllowed(permission!, { role, accountId: 0, name: '', session: '' })
        if (mayReach) expect([401, 403], `${call.name} as ${role}`).not.toContain(status)
        else expect(status, `${call.name} as ${role}`).toBe(403)
      }
    }
  })
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
    ['plain text without an origin', (cookie) => ({ headers: { cookie, 'content-type': 'text/plain' }, body: '{}' })],
    [
      'a form of our own origin',
      (cookie) => ({ headers: { cookie, origin: site.base, 'content-type': 'application/x-www-form-urlencoded' }, body: 'id=1' }),
    ],
  ]

  test.each(forgeries)('bar A10: %s changes nothing, whatever it calls', async (_name, forge) => {
    const before = await dump()
    for (const { call } of mutating()) {
      const response = await fetch(site.base + addressOf(call).path, { method: 'POST', ...forge(cookies.owner) })
      expect(response.status, call.name).toBe(403)
    }
    expect(await dump()).toBe(before)
  })

  test('bar A10: GET and HEAD of a changing call change nothing', async () => {
    const before = await dump()
    for (const { call } of mutating()) {
      for (const method of ['GET', 'HEAD']) await fetch(site.base + addressOf(call).path, { method, headers: { cookie: cookies.owner } })
    }
    expect(await dump()).toBe(before)
  })

  test('bar A11: signing somebody in from another site is refused without a cookie', async () => {
    const response = await site.post('/api/sign-in', logins.owner, { headers: { origin: 'https://evil.example' } })
    expect(response.status).toBe(403)
    expect(response.headers.get('set-cookie')).toBeNull()
  })
})

describe('sessions over HTTP', () => {
  test('bar A01: the cookie is bound to the host, hidden from scripts, new every time, and kept only as a hash', async () => {
    const values = new Set<string>()
    for (let round = 0; round < 20; round++) {
      const response = await site.post('/api/sign-in', logins.editor)
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
    const response = await site.post('/api/sign-in', logins.editor, { cookie: chosen })
    expect(cookieIn(response)).not.toBe(chosen)
    expect((await site.get('/api/me', chosen)).status).toBe(401)
    const second = await site.post('/api/sign-in', logins.editor, { cookie: cookieIn(response) })
    expect((await site.get('/api/me', cookieIn(response))).status).toBe(401)
    expect((await site.get('/api/me', cookieIn(second))).status).toBe(200)
  })

  test('bar A03: a cookie is worth nothing after signing out', async () => {
    const cookie = await signedIn(site, logins.editor.email, logins.editor.password)
    const response = await site.post('/api/sign-out', {}, { cookie })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await site.get('/api/me', cookie)).status).toBe(401)
  })

  test('bar A04: a role that is taken away is gone with the next request', async () => {
    const moderator = await signedIn(site, logins.moderator.email, logins.moderator.password)
    const { accounts } = (await (await site.get('/api/accounts', cookies.owner)).json()) as { accounts: { id: number; email: string }[] }
    const { id } = accounts.find(({ email }) => email === logins.moderator.email) ?? { id: 0 }
    expect((await site.get('/api/reviews', moderator)).status).toBe(200)
    expect((await site.post('/api/accounts/change', { id, disabled: true }, { cookie: cookies.owner })).status).toBe(200)
    expect((await site.get('/api/reviews', moderator)).status).toBe(401)
    expect((await site.post('/api/accounts/change', { id, disabled: false }, { cookie: cookies.owner })).status).toBe(200)
  })
})

describe('what visitors see', () => {
  const publicKeys = new Set([
    ...[
      'innerhtml',
      'newnotinstring',
      'clickedpnum',
      'lastslidenum',
      'totalreviewsindb',
      'reviewsperpage',
      'totalreviewsnum',
      'hideldbtn',
      'animateheight',
      'callnum',
      'reviews',
    ],
    ...[
      'id',
      'reviewer',
      'rating',
      'recommendation',
      'title',
      'text',
      'date',
      'source',
      'language',
      'location',
      'company',
      'photos',
      'reply',
      'sample',
      'name',
    ],
    ...['total', 'average', 'stars', 'sources', 'ticket', 'status', 'code', 'message', 'data', 'field', 'me', 'needsOwner', 'siteName'],
  ])

  function keysOf(value: unknown): string[] {
    if (Array.isArray(value)) return value.flatMap(keysOf)
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
  }

  test('bar B07: public answers hold no key beyond the known ones, and no address of a person', async () => {
    const answers = [
      await (await ajax(site, 'wprp_load_more_revs', { perrow: '10', nrows: '10' })).text(),
      await (await site.get('/api/reviews/summary')).text(),
      await (await site.get('/api/session')).text(),
      await (await site.get('/api/ticket?purpose=reviews')).text(),
      await (await site.get('/healthz')).text(),
      await (await site.get('/readyz')).text(),
    ]
    for (const text of answers) {
      for (const key of keysOf(JSON.parse(text))) expect(publicKeys, text.slice(0, 80)).toContain(key)
      expect(text).not.toMatch(/[\w.]+@site\.test/)
    }
  })

  test('bar B08: what is not published is in no list, no count and no search', async () => {
    const db = site.app.db.withTables<{ review: { id: number; review_text: string; status: string } }>()
    const hidden = await db.selectFrom('review').select(['id', 'review_text']).where('status', '!=', 'published').execute()
    expect(hidden.length).toBe(50)
    const ids = new Set(hidden.map(({ id }) => id))
    const seen = new Set<number>()
    let cursor = ''
    for (let call = 0; call < 6; call++) {
      const answer = (await (
        await ajax(site, 'wprp_load_more_revs', { perrow: '10', nrows: '10', callnum: String(call), notinstring: cursor })
      ).json()) as { reviews: { id: number }[]; newnotinstring: string; totalreviewsindb: number }
      expect(answer.totalreviewsindb).toBe(450)
      for (const { id } of answer.reviews) seen.add(id)
      cursor = answer.newnotinstring
    }
    expect(seen.size).toBe(450)
    expect([...seen].filter((id) => ids.has(id))).toEqual([])
    for (const { id, review_text } of hidden.filter((review) => review.review_text.length > 20).slice(0, 10)) {
      const found = (await (
        await ajax(site, 'wprp_load_more_revs', {
          perrow: '10',
          nrows: '10',
          textsearch: review_text.slice(0, 60),
          status: 'pending',
          include: String(id),
        })
      ).json()) as { reviews: { id: number }[] }
      expect(found.reviews.map((review) => review.id)).not.toContain(id)
    }
  })
})
