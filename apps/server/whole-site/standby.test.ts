import { startPostgres, type TestPostgres } from '@frontage/kit/storage/postgres.fake'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkDatabase } from '../doctor/check-database'
import type { Finding } from '../doctor/finding'
import { readSettings } from '../settings'
import { type FilledSite, loaded, startFilledSite } from '../site.fake'

const TOKEN = 'a-token-of-twenty-signs'
let primary: TestPostgres
let standby: TestPostgres
let env: Record<string, string>
let site: FilledSite
let operator: pg.Client

beforeAll(async () => {
  primary = await startPostgres()
  standby = await startPostgres({ standbyOf: primary })
  env = { DATABASE_URL: primary.url, DATABASE_READ_URL: standby.url, METRICS_TOKEN: TOKEN, SECRET_KEYS: 'k'.repeat(40) }
  site = await startFilledSite(env)
  operator = new pg.Client(standby.url)
  await operator.connect()
})
afterAll(async () => {
  await operator.end()
  await site.close()
  await Promise.all([primary.stop(), standby.stop()])
})

const isCurrent = () => site.app.standby!.isCurrent()
const metric = async (line: string): Promise<number> => {
  const text = await (await fetch(`${site.base}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text()
  return Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.slice(line.length + 1) ?? 0,
  )
}
const readFrom = (place: string) => metric(`frontage_database_visitor_reads_total{from="${place}"}`)
const list = '/wp-json/wp/v2/astra-portfolio'

test('pages, lists and searches of visitors are read from the standby, and those of signed-in people are not', async () => {
  await expect.poll(isCurrent).toBe(true)
  const reads = [() => site.get('/'), () => site.get('/embed?show=review-list.1'), () => site.get(list), () => loaded(site, {})]
  for (const read of reads) {
    const before = [await readFrom('standby'), await readFrom('primary')]
    await read()
    expect(await readFrom('standby')).toBeGreaterThan(before[0]!)
    expect(await readFrom('primary')).toBe(before[1])
  }
  const before = await readFrom('standby')
  await site.get('/reviews?a=nother', site.cookies.owner)
  await site.get('/api/reviews?status=pending', site.cookies.owner)
  expect(await readFrom('standby')).toBe(before)
  expect(await metric('frontage_database_standby_current')).toBe(1)
  expect(await metric('frontage_database_standby_lag_seconds')).toBeLessThan(60)
})

test('what an owner changed is on the page at once, while the standby lacks it and after that', async () => {
  await expect.poll(isCurrent).toBe(true)
  await operator.query('select pg_wal_replay_pause()')
  const isHeld = async () => (await operator.query("select pg_get_wal_replay_pause_state() = 'paused' as is")).rows[0].is
  await expect.poll(isHeld).toBe(true)
  const { reviews } = (await (await site.get('/api/reviews?status=pending', site.cookies.owner)).json()) as { reviews: { id: number }[] }
  const before = (await loaded(site, {})).totalreviewsindb
  const decided = await site.post('/api/reviews/decide', { id: reviews[0]!.id, decision: 'approve' }, { cookie: site.cookies.owner })
  expect(decided.status).toBe(200)
  expect((await loaded(site, {})).totalreviewsindb).toBe(before + 1)
  expect(await metric('frontage_database_standby_current')).toBe(0)
  await operator.query('select pg_wal_replay_resume()')
  await expect.poll(isCurrent).toBe(true)
  expect((await loaded(site, {})).totalreviewsindb).toBe(before + 1)
})

test('doctor says how the standby is, and what is set wrong is refused in words', async () => {
  const settings = readSettings({ ...env, DATA_DIR: site.folder })
  const findings: Finding[] = []
  for await (const finding of checkDatabase(site.app, settings)) findings.push(finding)
  expect(findings.map(({ says }) => says)).toContain('Visitors read from its standby.')
  expect(() => readSettings({ DATABASE_READ_URL: standby.url })).toThrow('DATABASE_URL must be set as well')
  expect(() => readSettings({ ...env, DATABASE_READ_URL: 'postgres://a,b/site' })).toThrow('DATABASE_READ_URL must name one host')
  expect(() => readSettings({ ...env, DATABASE_READ_URL: 'http://x' })).toThrow('DATABASE_READ_URL must be an address')
})

test('without the primary visitors read what was in no memory, and whoever changes something is told to come again', async () => {
  await expect.poll(isCurrent).toBe(true)
  await primary.end('SIGQUIT')
  try {
    await site.app.standby!.look()
    expect((await site.get('/readyz')).status).toBe(200)
    for (const address of ['/embed?show=review-list.2', `${list}?search=deck`, '/sitemap.xml', '/nowhere-yet']) {
      const { status } = await site.get(address)
      expect([address, status]).toEqual([address, address === '/nowhere-yet' ? 404 : 200])
    }
    expect((await loaded(site, { textsearch: 'deck' })).reviews).toBeDefined()
    const refused = await site.post('/api/sign-in', { email: 'nobody@site.test', password: 'a guess' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  } finally {
    await primary.begin()
  }
  await expect.poll(() => site.app.ping().then(() => 'up', String), { timeout: 10_000 }).toBe('up')
})
