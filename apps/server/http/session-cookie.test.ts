import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieIn, type FilledSite, startFilledSite } from '../site.fake'

let plain: FilledSite
let secure: FilledSite

beforeAll(async () => {
  plain = await startFilledSite()
  secure = await startFilledSite({ PUBLIC_URL: 'https://site.test' })
})
afterAll(async () => {
  await plain.close()
  await secure.close()
})

const STRICT = /^__Host-frontage=[\w-]{40,}; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=\d+$/
const ON_LOOPBACK = /^frontage=[\w-]{40,}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/

type Signing = { readonly host?: string; readonly headers?: Record<string, string> }

/** The first cookie of a sign-in that asks for the site by this name, as no `fetch` can. */
function cookieOfSignIn(site: FilledSite, { host = new URL(site.base).host, headers }: Signing = {}): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const asked = request(`${site.base}/api/sign-in`, {
    method: 'POST',
    headers: { host, origin: `http://${host}`, 'content-type': 'application/json', ...headers },
  })
  asked.on('response', (answer) => {
    answer.resume()
    resolve(answer.headers['set-cookie']?.[0] ?? '')
  })
  asked.on('error', reject)
  asked.end(JSON.stringify(site.logins.editor))
  return promise
}

test('bar A01: at a site with https the cookie is bound to the host and to https, wherever it is asked from', async () => {
  expect(await cookieOfSignIn(secure)).toMatch(STRICT)
  expect(await cookieOfSignIn(secure, { host: 'localhost' })).toMatch(STRICT)
})

test.each(['localhost:80', 'site.localhost', '127.0.0.1:8080', '[::1]:8080'])(
  'by http on %s every browser keeps the cookie',
  async (host) => {
    expect(await cookieOfSignIn(plain, { host })).toMatch(ON_LOOPBACK)
  },
)

test.each([
  ['in a network', { host: '192.0.2.7' }],
  ['by a name that only looks like this machine', { host: 'localhost.evil' }],
  ['by another one', { host: '127.0.0.1.evil:80' }],
  ['behind a proxy that nobody named', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
  ['behind one with https', { headers: { 'x-forwarded-proto': 'https' } }],
])('bar A01: %s the cookie is as strict as with https', async (_where, signing) => {
  expect(await cookieOfSignIn(plain, signing)).toMatch(STRICT)
})

test('bar A02: neither cookie is taken for the other', async () => {
  const [ours, theirs] = [cookieIn(await plain.post('/api/sign-in', plain.logins.editor)), secure.cookies.editor]
  expect((await plain.get('/api/me', ours)).status).toBe(200)
  expect((await plain.get('/api/me', `__Host-${ours}`)).status).toBe(401)
  expect((await secure.get('/api/me', theirs)).status).toBe(200)
  expect((await secure.get('/api/me', theirs.replace('__Host-', ''))).status).toBe(401)
})

test('a browser that did not keep the session is told so, and comes to where it wanted with the next try', async () => {
  const text = await (await plain.get('/admin/pages?page=1&signed-in=1')).text()
  expect(text).toContain('Your password is right, but your browser did not keep the sign-in.')
  expect(text).toContain('<title>Problem · Sign in')
  expect(text).toContain('action="/admin/pages?page=1"')
  expect(await (await plain.get('/admin/pages?page=1')).text()).not.toContain('did not keep')
})

test('where browsers keep a session on https alone, they are told that', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  request(`${plain.base}/admin?signed-in=1`, { headers: { host: '192.0.2.7' } }, async (answer) => {
    let text = ''
    for await (const part of answer) text += part
    resolve(text)
  }).end()
  expect(await promise).toContain('browsers keep a sign-in only on an address that starts with https://')
})
