import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFilledSite, type TestSite } from '../site.fake'

const PEOPLE = 50
const MEGABYTE = 1_000_000

let site: TestSite
beforeAll(async () => {
  site = await startFilledSite({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => site.close())

const from = (person: number): Record<string, string> => ({ 'x-forwarded-for': `203.0.${person}.7` })
const guesses = async () => (await sql`select * from throttle`.execute(site.app.db)).rows
const ask = (path: string, body: object) => site.post(path, body, { headers: from(1) })

test.each([
  ['/api/sign-in', { email: 'grace@site.test', password: 'x'.repeat(MEGABYTE) }],
  ['/api/sign-in', { email: 'grace@site.test', password: 'x'.repeat(2_001) }],
  ['/api/set-up', { token: 'none', name: 'Grace', email: 'grace@site.test', password: 'x'.repeat(MEGABYTE) }],
  ['/api/password/reset', { token: 'none', password: 'x'.repeat(MEGABYTE) }],
])('%s refuses an endless password before it looks for an account (bar I03)', async (path, body) => {
  const before = await guesses()
  const answer = await ask(path, body)
  expect([400, 413]).toContain(answer.status)
  // Nobody is counted as having guessed: the call ended before it was begun.
  expect(await guesses()).toEqual(before)
})

test('visitors are answered while fifty sign-ins wait for each other (bar I03)', async () => {
  let waiting = PEOPLE
  const signIns = Array.from({ length: PEOPLE }, async (_, person) => {
    const answer = await site.post('/api/sign-in', { email: `${person}@site.test`, password: 'kwila' }, { headers: from(person) })
    waiting -= 1
    return answer.status
  })
  let read = 0
  while (waiting > 0) {
    const page = await site.get('/sitemap.xml')
    await page.arrayBuffer()
    expect(page.status).toBe(200)
    if (waiting > 0) read += 1
  }
  expect(await Promise.all(signIns)).toEqual(Array.from({ length: PEOPLE }, () => 401))
  expect(read).toBeGreaterThan(PEOPLE / 5)
})
