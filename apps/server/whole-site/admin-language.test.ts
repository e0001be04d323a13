import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FilledSite, startFilledSite } from '../site.fake'

let site: FilledSite
beforeAll(async () => {
  site = await startFilledSite()
})
afterAll(() => site.close())

const german = { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' }
const page = async (headers: Record<string, string>) => (await fetch(`${site.base}/admin`, { headers })).text()
const refusal = async (address: string, body: unknown, cookie: string, headers = {}) =>
  ((await (await site.post(address, body, { cookie, headers })).json()) as { message: string }).message

test('issue 15: the page of the admin is in the language of the browser, until somebody has chosen one', async () => {
  expect(await page(german)).toMatch(/^<!doctype html><html lang="de">/)
  expect(await page({ 'accept-language': 'fr' })).toMatch(/^<!doctype html><html lang="en">/)
  const cookie = site.cookies.owner
  expect((await site.post('/api/account/language', { language: 'en' }, { cookie })).status).toBe(200)
  expect(await page({ ...german, cookie })).toContain('<html lang="en">')
  expect((await site.post('/api/account/language', { language: 'de' }, { cookie })).status).toBe(200)
  expect(await page({ cookie })).toContain('<html lang="de">')
  expect(await page({ cookie: site.cookies.editor, 'accept-language': 'en' })).toContain('<html lang="en">')
})

test('issue 15: the pages before the admin are in that language, without what the owner named', async () => {
  const open = await page(german)
  expect(open).toContain('<h1>Anmelden</h1>')
  expect(open).toMatch(/<title>Anmelden · [^<]+<\/title>/)
  expect(open).toContain('aria-label="Anmelden"')
  for (const words of ['Passwort vergessen?', 'Zurück zur Website', 'Passwort anzeigen']) expect(open).toContain(words)
  expect(open).not.toMatch(/>(?:Sign in|Password|Back to website)</)
  expect(await page({ 'accept-language': 'en' })).toContain('<h1>Sign in</h1>')
  const headers = { ...german, origin: site.base, 'content-type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams({ form: 'sign-in', email: 'nobody@site.test', password: 'not the password' })
  const refused = await fetch(`${site.base}/admin`, { method: 'POST', headers, body })
  const html = await refused.text()
  expect(refused.status).toBe(401)
  expect(html).toContain('value="nobody@site.test"')
  expect(/role="alert"[^>]*>([^<]+)/.exec(html)?.[1]).toMatch(/Passwort/)
})

test('issue 15: the server refuses in the language of who is asking, and visitors in that of the site', async () => {
  const wrong = { current: 'not this one', next: 'macrocarpa and linseed' }
  await site.post('/api/account/language', { language: 'de' }, { cookie: site.cookies.owner })
  expect(await refusal('/api/password', wrong, site.cookies.owner)).toBe('Das ist nicht Ihr aktuelles Passwort.')
  expect(await refusal('/api/password', wrong, site.cookies.editor)).toBe('This is not your current password.')
  expect(await refusal('/api/password', wrong, '', german)).toBe('Please sign in.')
})

test('issue 15: the sentences of an answer are in that language too', async () => {
  const stepsFor = async (cookie: string): Promise<string[]> => {
    const { steps } = (await (await site.get('/api/setup/first-steps', cookie)).json()) as { steps: { title: string }[] }
    return steps.map(({ title }) => title)
  }
  const cookie = site.cookies.owner
  await site.post('/api/account/language', { language: 'de' }, { cookie })
  expect(await stepsFor(cookie)).toContain('Sieben Fragen beantworten')
  await site.post('/api/account/language', { language: 'en' }, { cookie })
  expect(await stepsFor(cookie)).toContain('Answer seven questions')
})

test('issue 15: what is in the trash is named in that language', async () => {
  const cookie = site.cookies.owner
  const post = async (address: string, body: unknown) => (await (await site.post(address, body, { cookie })).json()) as { id: number }
  const { id } = await post('/api/redirects/save', { redirect: { from: '/old-address', to: '/' } })
  await post('/api/redirects/remove', { id })
  const kinds = async (): Promise<string[]> => {
    const { things } = (await (await site.get('/api/trash', cookie)).json()) as { things: { kind: string }[] }
    return things.map(({ kind }) => kind)
  }
  expect(await kinds()).toContain('Redirect')
  await post('/api/account/language', { language: 'de' })
  expect(await kinds()).toContain('Weiterleitung')
})
