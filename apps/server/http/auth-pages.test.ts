import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cookieIn, type FilledSite, startFilledSite, startTestSite, type TestSite } from '../site.fake'

let site: FilledSite

beforeAll(async () => {
  site = await startFilledSite()
})
afterAll(() => site.close())

const ADMIN_SCRIPT = '/assets/main.js'

type Sending = { readonly to?: string; readonly headers?: Record<string, string>; readonly at?: TestSite }

/** Sends a form as a browser without scripts does. */
const sent = (fields: Record<string, string>, { to = '/admin', headers, at = site }: Sending = {}): Promise<Response> =>
  fetch(at.base + to, { method: 'POST', redirect: 'manual', headers: { origin: at.base, ...headers }, body: new URLSearchParams(fields) })

const signIn = (more: Record<string, string> = {}, sending?: Sending): Promise<Response> =>
  sent({ form: 'sign-in', ...site.logins.editor, ...more }, sending)

describe('before the admin', () => {
  test.each(['/admin', '/admin/pages?page=1', '/admin/nothing'])(
    '%s is the sign-in for whoever is not in, without a script of the admin',
    async (address) => {
      const answer = await site.get(address)
      const text = await answer.text()
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(text).toContain('<h1>Sign in</h1>')
      expect(text).toContain(`action="${address}"`)
      expect(text).not.toContain(ADMIN_SCRIPT)
      expect(text).not.toContain('modulepreload')
    },
  )

  test('whoever is in gets the admin', async () => {
    const text = await (await site.get('/admin/pages', site.cookies.editor)).text()
    expect(text).toContain(ADMIN_SCRIPT)
    expect(text).not.toContain('<form')
    const left = await site.get('/admin/forgotten', site.cookies.editor)
    expect([left.status, left.headers.get('location')]).toEqual([303, '/admin'])
  })
})

describe('signing in with a form', () => {
  test('leads to where somebody wanted to be, with a session', async () => {
    const answer = await signIn({}, { to: '/admin/pages?page=1' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/pages?page=1&signed-in=1'])
    expect(answer.headers.get('set-cookie')).toMatch(/^frontage=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+/)
    const on = await site.get('/admin/pages?page=1&signed-in=1', cookieIn(answer))
    expect([on.status, on.headers.get('location')]).toEqual([303, '/admin/pages?page=1#signed-in'])
    const me = await site.get('/api/me', cookieIn(answer))
    expect(await me.json()).toMatchObject({ email: site.logins.editor.email })
  })

  test.each(['/admin/..%2f..%2f/elsewhere.example', '/admin/%2f%2felsewhere.example', '/admin/?to=https://elsewhere.example'])(
    'never leads out of the admin (%s)',
    async (to) => {
      const answer = await signIn({ to: 'https://elsewhere.example', next: '//elsewhere.example' }, { to })
      expect(answer.status).toBe(303)
      const location = answer.headers.get('location')
      const { origin, pathname } = new URL(location ?? '', site.base)
      expect(origin).toBe(site.base)
      expect(pathname).toMatch(/^\/admin(\/|$)/)
    },
  )

  test('a wrong password is said at the form, the address stays typed and the password is not sent back', async () => {
    const answer = await signIn({ password: 'not <this> one' })
    const text = await answer.text()
    expect(answer.status).toBe(401)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(text).toContain('role="alert" id="problem">The e-mail address or the password is wrong.')
    expect(text).toContain(`value="${site.logins.editor.email}"`)
    expect(text).toContain('<title>Problem · Sign in')
    expect(text).not.toContain('not &lt;this')
    expect(text).not.toContain('not <this>')
  })

  test('what was typed is text, whatever it is', async () => {
    const text = await (await signIn({ email: '"><script>alert(1)</script>' })).text()
    expect(text).not.toContain('<script>alert')
    expect(text).toContain('&quot;&gt;&lt;script&gt;')
  })

  test.each<[string, Record<string, string>]>([
    ['a page of others', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
    ['a page that hides where it is', { origin: 'null' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['a program that says nothing', { origin: '' }],
  ])('%s signs nobody in', async (_who, headers) => {
    const answer = await signIn({}, { headers })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  test('only a plain form is read', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ form: 'sign-in', ...site.logins.editor })) body.set(name, value)
    const asFiles = await fetch(`${site.base}/admin`, { method: 'POST', headers: { origin: site.base }, body })
    expect(asFiles.status).toBe(403)
    expect((await site.post('/admin', { form: 'sign-in', ...site.logins.editor })).status).toBe(403)
  })

  test('what belongs to no form of the page that stands there changes nothing', async () => {
    for (const form of ['code', 'set-up', 'constructor', '__proto__', '']) {
      const answer = await sent({ form, ...site.logins.editor }, { to: '/admin/pages' })
      expect([answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')], form).toEqual([303, '/admin/pages', null])
    }
  })

  test('the 11th failure is refused with the time to wait, even with the right password', async () => {
    const fresh = await startFilledSite()
    const fail = () => sent({ form: 'sign-in', email: fresh.logins.owner.email, password: 'wrong' }, { at: fresh })
    for (let count = 0; count < 10; count++) expect((await fail()).status).toBe(401)
    const answer = await sent({ form: 'sign-in', ...fresh.logins.owner }, { at: fresh })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.text()).toContain('Too many tries. Please wait a few minutes, then try again.')
    await fresh.close()
  })
})

describe('a forgotten password', () => {
  test('is asked for by a form; a fault is said at its field', async () => {
    expect(await (await site.get('/admin/forgotten')).text()).toContain('<h1>Forgot your password?</h1>')
    const wrong = await (await sent({ form: 'forgotten', email: 'nobody' }, { to: '/admin/forgotten' })).text()
    expect(wrong).toContain('aria-invalid="true"')
    expect(wrong).toContain('id="forgotten-email-error" role="alert">Please enter a valid e-mail address.')
    expect(wrong).toContain('value="nobody"')
    const right = await sent({ form: 'forgotten', email: 'anybody@site.test' }, { to: '/admin/forgotten' })
    expect(await right.text()).toContain('Check your e-mail')
  })

  test('a link that is no good says so, and keeps what proves it', async () => {
    const fields = { form: 'password', token: 'made-up', password: 'rimu dust in the lunch box' }
    const answer = await sent(fields, { to: '/admin/reset' })
    expect(answer.status).toBe(410)
    expect(answer.headers.get('referrer-policy')).toBe('same-origin')
    const text = await answer.text()
    expect(text).toContain('This link has expired or was already used.')
    expect(text).toContain('value="made-up"')
    expect(text).not.toContain('rimu')
  })
})

describe('the first owner', () => {
  let empty: TestSite
  beforeEach(async () => {
    empty = await startTestSite({}, undefined, false)
    return () => empty.close()
  })

  test('is made by a form with the token of the server; wrong ones are said at the field', async () => {
    const [line = ''] = (await Promise.all(empty.app.features.map((feature) => feature.notice?.(empty.base) ?? []))).flat()
    const token = /#([\w-]+)/.exec(line)?.[1] ?? ''
    const fields = {
      form: 'set-up',
      name: 'Olive',
      email: 'olive@site.test',
      password: 'a quiet bench by the sea',
      zone: 'Pacific/Auckland',
    }
    const send = (more: Record<string, string>) => sent({ ...fields, ...more }, { to: '/admin/set-up', at: empty })
    const wrong = await send({ token: 'made-up' })
    expect(wrong.status).toBe(403)
    expect(await wrong.text()).toMatch(/id="set-up-token-error" role="alert">This is not the token/)
    const faulty = await (await send({ token, email: 'olive', password: 'short' })).text()
    for (const field of ['email', 'password']) expect(faulty).toContain(`id="set-up-${field}-error"`)
    const answer = await send({ token })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin?signed-in=1'])
    expect(await empty.app.site.read('time-zone')).toBe('Pacific/Auckland')
    expect(await (await empty.get('/admin', cookieIn(answer))).text()).toContain(ADMIN_SCRIPT)
    expect(await (await empty.get('/admin/set-up')).text()).toContain('This site is already set up.')
  })
})
