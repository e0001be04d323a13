import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../site.fake'

let site: TestSite

type Login = { email: string; password: string }
let owner: Login

beforeAll(async () => {
  site = await startTestSite({ TRUSTED_PROXIES: '127.0.0.1', SANDBOX: 'no' })
})
afterAll(() => site.close())

const setUp = (token: string, email: string) =>
  site.post('/api/set-up', { token, name: 'Olive Tui', email, password: 'a quiet bench by the sea' })

describe('bar A09: the first owner', () => {
  test('needs the token of the console', async () => {
    expect([401, 403, 404]).toContain((await setUp('guessed', 'eve@site.test')).status)
  })

  test('is made once, however many ask at the same time; afterwards there is nothing to set up', async () => {
    const notices = await Promise.all(site.app.features.map((feature) => feature.notice?.(site.base) ?? []))
    const token = /set-up#(\S+)/.exec(notices.flat().join('\n'))?.[1] ?? ''
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => setUp(token, `${name}@site.test`)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    for (const { status } of answers.filter(({ ok }) => !ok)) expect([401, 403, 404, 409]).toContain(status)
    expect([404, 409]).toContain((await setUp(token, 'late@site.test')).status)
    const winner = answers.findIndex(({ ok }) => ok)
    owner = { email: `${'abcd'[winner]}@site.test`, password: 'a quiet bench by the sea' }
  })
})

describe('bar A05: guessing a password', () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

  test('is stopped after ten tries from one address, and the owner still comes in from another', async () => {
    const statuses: number[] = []
    let retryAfter: string | null = null
    for (let attempt = 0; attempt < 14; attempt++) {
      const response = await site.post('/api/sign-in', { ...owner, password: `guess ${attempt} of many` }, from('203.0.113.7'))
      statuses.push(response.status)
      retryAfter = response.headers.get('retry-after') ?? retryAfter
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401))
    expect(statuses.slice(10)).toEqual([429, 429, 429, 429])
    expect(Number(retryAfter)).toBeGreaterThan(0)
    expect((await site.post('/api/sign-in', owner, from('203.0.113.7'))).status).toBe(429)
    expect((await site.post('/api/sign-in', owner, from('198.51.100.9'))).status).toBe(200)
  })

  test('is counted by the address of the socket, whatever the headers of a stranger say', async () => {
    const open = await startTestSite()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt++) {
      const headers = {
        'x-forwarded-for': `203.0.113.${attempt}`,
        'x-real-ip': `203.0.113.${attempt}`,
        forwarded: `for=203.0.113.${attempt}`,
      }
      statuses.push((await open.post('/api/sign-in', { email: 'nobody@site.test', password: 'a guess of mine' }, { headers })).status)
    }
    expect(statuses.slice(10)).toEqual([429, 429])
    await open.close()
  })
})

test('the sandbox is closed where it is not asked for', async () => expect((await site.get('/sandbox')).status).toBe(404))
