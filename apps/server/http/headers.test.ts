import { afterAll, beforeAll, expect, test } from 'vitest'
import { ajax, startTestSite, type TestSite } from '../site.fake'
import { commonHeaders } from './security-headers'

let site: TestSite
let secure: TestSite

beforeAll(async () => {
  site = await startTestSite()
  for (const feature of site.app.features) await feature.demo?.('demo')
  secure = await startTestSite({ PUBLIC_URL: 'https://site.test' })
})
afterAll(async () => {
  await site.close()
  await secure.close()
})

const pages = ['/', '/reviews', '/reviews?page=2', '/nothing-here', '/sandbox', '/admin', '/admin/reviews']

test.each(pages)('bars E05, E14: %s carries a strict policy', async (path) => {
  const response = await site.get(path)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/default-src 'none'/)
  // Public pages may name the lines that run before they are painted; the admin has none.
  expect(policy).toMatch(path.startsWith('/admin') ? /script-src 'self'(;|$)/ : /script-src 'self'( 'sha256-[\w+/=]+')*(;|$)/)
  expect(policy).toMatch(/object-src 'none'/)
  expect(policy).toMatch(/base-uri 'none'/)
  expect(policy).toMatch(/form-action/)
  // What may be framed is named host by host (design, rule 11); nothing else may come from elsewhere.
  expect(String(policy).replace(/frame-src [^;]*;/, '')).not.toMatch(/unsafe-|\*|https?:/)
  expect(/frame-src ([^;]*);/.exec(String(policy))?.[1] ?? '').toMatch(/^('self'|'none'|https:\/\/[\w.-]+| )*$/)
  expect(policy).toMatch(path.startsWith('/admin') ? /frame-ancestors 'none'/ : /frame-ancestors 'self'/)
  if (path.startsWith('/admin')) expect(policy).toMatch(/require-trusted-types-for 'script'/)
  else expect(policy).not.toMatch(/nonce/)
})

test('bar A08: the page of a link to a new password tells no other site where it stands, and asks none for anything', async () => {
  const response = await site.get('/admin/reset')
  // Only to pages of this site, and never with what stands behind the #: its form says by it that it is ours.
  expect(response.headers.get('referrer-policy')).toBe('same-origin')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).not.toMatch(/(src|href)="(https?:)?\/\//)
})

test.each(['/', '/reviews'])('bar E05: two visitors get the same bytes of %s, and no cookie', async (path) => {
  const [one, two] = await Promise.all([
    site.get(path),
    site.get(path, `other=visitor; __Host-frontage=${'a'.repeat(44)}; frontage=${'a'.repeat(44)}`),
  ])
  expect(await one.text()).toBe(await two.text())
  expect(one.headers.get('set-cookie')).toBeNull()
  expect(two.headers.get('set-cookie')).toBeNull()
})

test('a page that did not change is answered 304', async () => {
  const first = await site.get('/reviews')
  const again = await fetch(`${site.base}/reviews`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
})

test.each(['br', 'gzip'])('a page is compressed with %s', async (encoding) => {
  const response = await fetch(`${site.base}/reviews`, { headers: { 'accept-encoding': encoding } })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(await response.text()).toBe(await (await site.get('/reviews')).text())
})

test('bar E06: every kind of answer says how it may be used', async () => {
  const first = await site.get('/')
  const big = 'x'.repeat(2_000_000)
  const answers: [string, number, Promise<Response>][] = [
    ['page', 200, site.get('/')],
    ['unchanged page', 304, fetch(`${site.base}/`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })],
    ['missing page', 404, site.get('/nothing-here')],
    ['wrong request', 400, site.get('/api/ticket')],
    ['signed out', 401, site.get('/api/me')],
    ['forged', 403, fetch(`${site.base}/api/sign-in`, { method: 'POST' })],
    ['too large', 413, site.post('/api/sign-in', { email: big })],
    ['file', 200, site.get('/assets/site.js')],
    ['ticket', 200, site.get('/api/ticket?purpose=reviews')],
    ['ajax', 200, ajax(site, 'wprp_load_more_revs', {})],
  ]
  for (const [name, status, asked] of answers) {
    const response = await asked
    const text = await response.text()
    expect(response.status, name).toBe(status)
    expect(response.headers.get('x-content-type-options'), name).toBe('nosniff')
    expect(response.headers.get('referrer-policy'), name).toBeTruthy()
    expect(response.headers.get('x-powered-by'), name).toBeNull()
    expect(response.headers.get('set-cookie'), name).toBeNull()
    if (status !== 304) expect(response.headers.get('content-type'), name).toMatch(/charset=utf-8/)
    if (status >= 400 || ['ticket', 'ajax'].includes(name)) expect(response.headers.get('cache-control'), name).toBe('no-store')
    expect(text, name).not.toMatch(/at \w+ \(|node_modules|select .* from/i)
  }
})

test('bar E06: too many tries, and a database that is away, are said without a word of the inside', async () => {
  const broken = await startTestSite()
  for (const feature of broken.app.features) await feature.demo?.('demo')
  const cached = await (await broken.get('/')).text()
  let response = await broken.get('/')
  for (let attempt = 0; attempt < 12; attempt++)
    response = await broken.post('/api/sign-in', { email: 'a@b.test', password: 'a guess of mine' })
  const answers: [string, Response][] = [['too many', response]]
  await broken.app.db.destroy()
  answers.push(
    ['page', await broken.get('/reviews')],
    ['call', await broken.get('/api/session')],
    ['readiness', await broken.get('/readyz')],
  )
  expect(answers.map(([, { status }]) => status)).toEqual([429, 500, 500, 503])
  for (const [name, { headers, text }] of answers.map(
    ([name, answer]) => [name, { headers: answer.headers, text: answer.text() }] as const,
  )) {
    expect(headers.get('cache-control'), name).toBe('no-store')
    expect(headers.get('x-content-type-options'), name).toBe('nosniff')
    expect(await text, name).not.toMatch(/destroyed|driver|\bat \w+|kysely/i)
  }
  expect(await (await broken.get('/')).text(), 'a page that is drawn already still stands').toBe(cached)
  await broken.server.close()
})

test('bar E06: over https browsers are told to stay there', async () => {
  for (const path of ['/healthz', '/api/me', '/admin', '/nothing'])
    expect((await secure.get(path)).headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/)
  expect((await site.get('/')).headers.get('strict-transport-security')).toBeNull()
})

test.each([
  ['off', undefined],
  ['host', 'max-age=31536000'],
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('bar E06: how far browsers are told to stay is a setting: %s', (strictTransport, told) => {
  expect(commonHeaders({ publicUrl: 'https://example.com', strictTransport })['strict-transport-security']).toBe(told)
  expect(commonHeaders({ publicUrl: 'http://example.com', strictTransport })).not.toHaveProperty('strict-transport-security')
})
