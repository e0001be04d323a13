import { addressOf, pathFor } from '@frontage/kit/wire/address'
import { download } from '@frontage/kit/wire/download'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dump, type FilledSite, signedIn, startFilledSite } from '../site.fake'

let site: FilledSite
let form = 0

beforeAll(async () => {
  site = await startFilledSite()
  const forms = (await (await site.get('/api/forms', site.cookies.owner)).json()) as { forms: { id: number }[] }
  form = forms.forms[0]?.id ?? 0
})
afterAll(() => site.close())

const guarded = () => site.app.router.routes.filter(({ permission }) => permission?.roles !== 'public')

/** Everything that a page of the site hands out to anybody who asks. */
async function publicTickets(): Promise<string[]> {
  const reviews = (await (await site.get('/api/ticket?purpose=reviews')).json()) as { ticket: string }
  const forForm = (await (await site.get(`/api/forms/ticket?form=${form}`)).json()) as { ticket: string; uploads: string }
  return [reviews.ticket, forForm.ticket, forForm.uploads].filter(Boolean)
}

describe('tickets', () => {
  test('what a page hands out opens nothing that needs signing in, wherever it is put (bar B02)', async () => {
    const before = await dump(site)
    const tickets = await publicTickets()
    expect(tickets).toHaveLength(3)
    for (const ticket of tickets)
      for (const { call, permission } of guarded()) {
        const { method, path } = addressOf(call)
        const headers = {
          origin: site.base,
          'content-type': 'application/json',
          cookie: `__Host-frontage=${ticket}; frontage=${ticket}; ticket=${ticket}`,
          authorization: `Bearer ${ticket}`,
          'x-wp-nonce': ticket,
        }
        const address = `${site.base}${pathFor(path, () => 1)}?ticket=${ticket}&_wpnonce=${ticket}&security=${ticket}`
        const body = JSON.stringify({ ticket, _frontage_ticket: ticket, wpfb_nonce: ticket, security: ticket })
        const { status } = await fetch(address, { method, headers, ...(method === 'POST' && { body }) })
        expect(status, call.name).toBe(permission?.refusal ? 403 : 401)
      }
    expect(await dump(site)).toBe(before)
  })
})

describe('messages leave the site', () => {
  const exports = () => [`/admin/forms/entries.csv?form=${form}`, '/admin/forms/files/1', '/api/reviews/export', '/api/site/export']

  test('only for those who may, and without a byte for all others (bar B03)', async () => {
    const [ticket] = await publicTickets()
    for (const address of exports()) {
      for (const guess of ['', `${address.includes('?') ? '&' : '?'}key=${ticket}&token=${ticket}`]) {
        const response = await site.get(address + guess)
        expect(response.status, address).toBe(401)
        expect(response.headers.get('content-disposition')).toBeNull()
        expect(await response.text()).not.toMatch(/@|;|"values"/)
      }
    }
    for (const address of [exports()[0]!, ...exports().slice(2)]) {
      const refused = await site.get(address, site.cookies.moderator)
      expect(refused.status, address).toBe(403)
      expect(refused.headers.get('content-disposition')).toBeNull()
    }
  })

  test('no other call hands anything out as a file (bar B03)', () => {
    const asFiles = site.app.router.routes.filter(({ call }) => call.answer === download).map(({ call }) => call.name)
    expect(asFiles.sort()).toEqual([
      'export-affected',
      'export-entries',
      'export-erasures',
      'export-pages',
      'export-person',
      'export-site',
      'get-entry-file',
    ])
  })

  test('and each time is a line of the activity log (bars B03, B13)', async () => {
    const lines = async (): Promise<{ action: string }[]> =>
      ((await (await site.get('/api/audit', site.cookies.owner)).json()) as { lines: { action: string }[] }).lines
    const before = (await lines()).length
    const noted = ['/api/reviews/export', '/api/pages/export', '/api/site/export', '/api/privacy/erasures/list']
    for (const address of [`/admin/forms/entries.csv?form=${form}`, ...noted])
      expect((await site.get(address, site.cookies.owner)).status).toBe(200)
    expect((await lines()).length).toBe(before + 5)
  })
})

test('nobody gives themselves a role, or changes what is another’s (bar B06)', async () => {
  const list = async () =>
    ((await (await site.get('/api/accounts', site.cookies.owner)).json()) as { accounts: { id: number; email: string; role: string }[] })
      .accounts
  const before = await list()
  const rows = await dump(site)
  const extra = { role: 'owner', roles: ['owner'], permissions: ['accounts.manage'], rights: ['accounts.manage'], disabled: false }
  for (const role of ['editor', 'moderator'] as const) {
    const cookie = site.cookies[role]
    for (const { id } of before) expect((await site.post('/api/accounts/change', { id, ...extra }, { cookie })).status).toBe(403)
    expect(
      (await site.post('/api/accounts', { name: 'X', email: 'x@site.test', password: 'brass and kwila', ...extra }, { cookie })).status,
    ).toBe(403)
  }
  for (const address of ['/api/forms/save', '/api/business/save', '/api/look/save', '/api/words/save', '/api/accounts/change'])
    expect((await site.post(address, {}, { cookie: site.cookies.moderator })).status, address).toBe(403)
  expect(await dump(site)).toBe(rows)
  // What somebody may change of themselves takes nothing else along, and is nobody else's.
  const ofAll = (accounts: typeof before) => accounts.map(({ id, email, role }) => ({ id, email, role }))
  const owner = before.find(({ role }) => role === 'owner')
  for (const role of ['editor', 'moderator'] as const) {
    const change = { current: site.logins[role].password, next: `brass and kwila ${role}`, ...extra, id: owner?.id, accountId: owner?.id }
    expect((await site.post('/api/password', change, { cookie: site.cookies[role] })).status).toBe(200)
    expect((await site.post('/api/accounts', {}, { cookie: await signedIn(site, site.logins[role].email, change.next) })).status).toBe(403)
  }
  expect(ofAll(await list())).toEqual(ofAll(before))
  expect((await site.post('/api/sign-in', site.logins.owner)).status).toBe(200)
})

describe('headers that other servers take for another method or address', () => {
  const overrides: Record<string, string>[] = [
    { 'x-http-method-override': 'DELETE' },
    { 'x-http-method': 'POST' },
    { 'x-method-override': 'POST' },
    { 'x-original-url': '/api/accounts' },
    { 'x-rewrite-url': '/api/accounts' },
    { 'x-forwarded-prefix': '/api' },
    { 'x-forwarded-path': '/api/accounts' },
  ]
  test.each(overrides)('%j changes nothing of an answer (bar B10)', async (headers) => {
    const before = await dump(site)
    for (const address of ['/', '/reviews', '/api/session', '/api/accounts', '/healthz']) {
      const [plain, tricked] = await Promise.all([site.get(address), fetch(site.base + address, { headers, redirect: 'manual' })])
      expect(tricked.status, address).toBe(plain.status)
      expect(await tricked.text(), address).toBe(await plain.text())
    }
    expect(await dump(site)).toBe(before)
  })
})

describe('a parameter counts where it belongs', () => {
  test('in the body: the same name in the address or in a cookie counts for nothing (bar C15)', async () => {
    const { ticket } = (await (await site.get('/api/ticket?purpose=reviews')).json()) as { ticket: string }
    const own = { action: 'wprp_load_more_revs', wpfb_nonce: ticket, typed: 'yes', perrow: '5', nrows: '2' }
    const ask = async (query: string, cookie = '') => {
      const body = new URLSearchParams(own)
      const response = await fetch(`${site.base}/wp-admin/admin-ajax.php${query}`, { method: 'POST', body, headers: { cookie } })
      return { ...((await response.json()) as object), newnotinstring: '' }
    }
    const plain = await ask('')
    expect(await ask('?textrating=1&perrow=1&nrows=1&action=wprp_save_review')).toEqual(plain)
    expect(await ask('', 'textrating=1; perrow=1; action=wprp_save_review')).toEqual(plain)
  })

  test('what is asked for in an address does not come from a body or a cookie (bar C15)', async () => {
    expect((await fetch(`${site.base}/api/ticket`, { headers: { cookie: 'purpose=reviews' } })).status).toBe(400)
    const moved = await site.post('/api/sign-in?email=owner@site.test', { password: 'x' }, { headers: { cookie: 'email=owner@site.test' } })
    expect(moved.status).toBe(401)
  })

  test('one that stands in an address twice is no text any more, and refused where a text belongs (bar C15)', async () => {
    expect((await site.get('/api/ticket?purpose=reviews&purpose=forms')).status).toBe(400)
  })
})

describe('errors repeat nothing', () => {
  const markup = '<img src=x onerror=alert(1)>'
  test.each([
    [`/${encodeURIComponent(markup)}`, {}],
    [`/nothing?q=${encodeURIComponent(markup)}`, {}],
    ['/nothing', { 'accept-language': markup, referer: `https://x.test/${markup}`, 'user-agent': markup }],
    [`/api/${encodeURIComponent(markup)}`, {}],
    [`/api/ticket?purpose=${encodeURIComponent(markup)}`, {}],
    [`/wp-json/${encodeURIComponent(markup)}`, {}],
    [`/admin/${encodeURIComponent(markup)}`, {}],
    [`/media/${encodeURIComponent(markup)}`, {}],
  ] as [string, Record<string, string>][])('%s %j holds no markup of whoever asked (bar E16)', async (address, headers) => {
    const response = await fetch(site.base + address, { headers })
    const text = await response.text()
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    if (isPage) expect(text).not.toContain(markup)
    else if (text.startsWith('{')) expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(text).not.toMatch(/\bat \w+ \(|node_modules/)
  })
})
