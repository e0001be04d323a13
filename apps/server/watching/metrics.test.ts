import { EmailRefused } from '@frontage/kit/post/mail.server'
import { createTestDatabase, engines, type TestDatabase } from '@frontage/kit/storage/database.fake'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { sendMessage } from '../messages.fake'
import { readSettings } from '../settings'
import { type FilledSite, startFilledSite, startTestSite, type TestSite } from '../site.fake'
import { openMetricsPort } from './metrics-port'

const TOKEN = 'a-token-of-twenty-signs'
const PAGE = '/here'
let site: TestSite | undefined
afterEach(async () => {
  await site?.close()
  site = undefined
})

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const ask = (of: TestSite, token = TOKEN): Promise<Response> => fetch(`${of.base}/metrics`, bearer(token))
const read = async (of: TestSite): Promise<string> => (await ask(of)).text()
/** The value of a line, by its name with labels. */
const countOf = (text: string, line: string): number | undefined => {
  const found = text.split('\n').find((each) => each.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length + 1))
}

async function keepPage({ app }: TestSite): Promise<void> {
  const document = { version: 2, path: PAGE, title: 'Here', rows: [] }
  const page = { path: PAGE, title: 'Here', live: JSON.stringify(document), live_path: PAGE, live_at: '2026-01-01T00:00:00Z' }
  await app.db.withTables<Record<string, Record<string, unknown>>>().insertInto('page').values(page).execute()
}

describe('who may read the numbers', () => {
  test('nobody where no token is set, and nobody without it: such an address leads nowhere', async () => {
    const plain = await startTestSite()
    site = plain
    expect(plain.app.metrics).toBeUndefined()
    for (const token of ['', 'undefined', TOKEN]) expect((await ask(plain, token)).status).toBe(404)
    await plain.close()
    site = undefined
    const other = await startTestSite({ METRICS_TOKEN: TOKEN })
    site = other
    for (const token of ['', 'undefined', TOKEN.slice(1), `${TOKEN}x`]) {
      const refused = await ask(other, token)
      expect(refused.status).toBe(404)
      expect(await refused.text()).not.toContain('frontage_')
    }
    expect((await ask(other)).status).toBe(200)
  })

  test('a port of its own is open to whoever reaches it, and lies on this machine alone unless told', async () => {
    const started = await startTestSite({ METRICS_PORT: '0' })
    site = started
    const settings = readSettings({ METRICS_PORT: '0' })
    expect(settings.metrics.host).toBe('127.0.0.1')
    const port = (await openMetricsPort(started.watch, settings))!
    const base = `http://127.0.0.1:${port.address.port}`
    expect(await (await fetch(`${base}/metrics`)).text()).toContain('frontage_check_ok{check="database"} 1')
    expect(await (await fetch(`${base}/readyz`)).json()).toMatchObject({
      status: 'ok',
      checks: [{ name: 'database', isFine: true }, {}, {}, {}, {}],
    })
    expect((await fetch(`${base}/admin`)).status).toBe(404)
    expect((await fetch(`${base}/metrics`, { method: 'POST' })).status).toBe(404)
    const taken = { ...settings, metrics: { ...settings.metrics, port: port.address.port } }
    await expect(openMetricsPort(started.watch, taken)).rejects.toThrow('METRICS_PORT')
    await port.close()
    await expect(fetch(`${base}/metrics`)).rejects.toThrow()
  })
})

describe.each(engines)('numbers on %s', (engine) => {
  let database: TestDatabase
  let filled: FilledSite
  beforeEach(async () => {
    database = await createTestDatabase(engine, inject('postgresUrl'))
    filled = await startFilledSite({ METRICS_TOKEN: TOKEN, ...(database.url && { DATABASE_URL: database.url }) })
  })
  afterEach(async () => {
    await filled.close()
    await database.close()
  })

  test('requests are counted by pattern, pages in memory too, and nothing of a person is in any label', async () => {
    const email = 'jane.doe@private.example'
    await keepPage(filled)
    await filled.get(PAGE)
    await filled.get(PAGE)
    await filled.get('/?secret=of-jane')
    await filled.get('/jane-doe-was-here')
    const etag = (await fetch(filled.base + PAGE, { method: 'HEAD' })).headers.get('etag') ?? ''
    await fetch(filled.base + PAGE, { headers: { 'if-none-match': etag } })
    await filled.post('/api/sign-in', { email, password: 'wrong' })
    await sendMessage(filled, filled.parts.plainContactForm as number, { 'your-email': email, 'your-message': 'Words of Jane' })
    await filled.app.jobs.runDue()
    const text = await read(filled)
    expect(text).not.toMatch(/jane|private\.example|127\.0\.0\.1/i)
    expect(countOf(text, 'frontage_http_requests_total{route="page in memory",method="GET",status="200"}')).toBe(1)
    expect(countOf(text, 'frontage_http_requests_total{route="page in memory",method="HEAD",status="200"}')).toBe(1)
    expect(countOf(text, 'frontage_http_requests_total{route="page in memory",method="GET",status="304"}')).toBe(1)
    expect(countOf(text, 'frontage_http_requests_total{route="/*",method="GET",status="200"}')).toBe(1)
    expect(countOf(text, 'frontage_http_requests_total{route="/api/sign-in",method="POST",status="401"}')).toBe(1)
    expect(countOf(text, 'frontage_http_request_duration_seconds_count{route="/api/sign-in",method="POST"}')).toBeGreaterThan(0)
    expect(countOf(text, 'frontage_http_requests_total{route="/*",method="GET",status="404"}')).toBe(2)
    expect(countOf(text, 'frontage_page_cache_lookups_total{result="hit"}')).toBeGreaterThanOrEqual(3)
    expect(countOf(text, 'frontage_page_cache_lookups_total{result="miss"}')).toBeGreaterThan(1)
    expect(countOf(text, 'frontage_database_query_duration_seconds_count{kind="select"}')).toBeGreaterThan(0)
    expect(countOf(text, 'frontage_database_query_duration_seconds_count{kind="insert"}')).toBeGreaterThan(0)
    expect(countOf(text, 'frontage_database_connections{state="open"}')).toBeGreaterThan(0)
    // A new connection is waited for; SQLite waits for the locks of other programs alone, and there is none.
    expect(countOf(text, 'frontage_database_waits_total')! > 0).toBe(engine === 'postgres')
    expect(countOf(text, 'frontage_database_wait_seconds_total')! > 0).toBe(engine === 'postgres')
    expect(countOf(text, 'frontage_mail_sent_total')).toBeGreaterThan(0)
    for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p50_seconds', 'nodejs_eventloop_lag_p99_seconds'])
      expect(countOf(text, name), name).toBeGreaterThan(0)
    expect(countOf(text, 'frontage_disk_free_bytes')).toBeGreaterThan(0)
    await filled.get(PAGE)
    expect(countOf(await read(filled), 'frontage_http_requests_total{route="page in memory",method="GET",status="200"}')).toBe(2)
  })

  test('jobs and outbox: how many wait, since when, and how many were given up', async () => {
    const { app } = filled
    await app.jobs.runDue()
    await app.jobs.add('mail', { mail: 0 }, app.db, { at: new Date(Date.now() - 600_000) })
    await app.jobs.add('unknown kind', {}, app.db, { at: new Date(Date.now() + 600_000) })
    const text = await read(filled)
    expect(countOf(text, 'frontage_jobs{kind="mail",state="waiting"}')).toBe(1)
    expect(countOf(text, 'frontage_jobs_overdue_seconds{kind="mail"}')).toBeGreaterThanOrEqual(600)
    expect(countOf(text, 'frontage_jobs_overdue_seconds{kind="unknown kind"}')).toBe(0)
    await sql`update job set state = 'dead' where kind = 'mail' and state = 'waiting'`.execute(app.db)
    const later = await read(filled)
    expect(countOf(later, 'frontage_jobs{kind="mail",state="dead"}')).toBe(1)
    expect(countOf(later, 'frontage_jobs{kind="mail",state="waiting"}')).toBeUndefined()
  })

  test('failed queries are counted, and what can still be said is said when the database is away', async () => {
    const { app } = filled
    await expect(sql`select nothing from nowhere`.execute(app.db)).rejects.toThrow()
    expect(countOf(await read(filled), 'frontage_database_errors_total{kind="other"}')).toBe(1)
    await app.db.destroy()
    const text = await read(filled)
    expect(countOf(text, 'frontage_check_ok{check="database"}')).toBe(0)
    expect(countOf(text, 'frontage_check_ok{check="files"}')).toBe(1)
  })
})

test('an e-mail that was not taken is counted by who did not take it, never by whom it was for', async () => {
  const started = await startTestSite({ METRICS_TOKEN: TOKEN })
  site = started
  const refusals = [
    new EmailRefused('no', { isFinal: false, server: 'sign-in' }),
    new EmailRefused('no such person', { isFinal: true }),
    new EmailRefused('later', { isFinal: false }),
    new EmailRefused('', { isFinal: false, isSilent: true }),
    new Error('no room'),
  ]
  for (const reason of refusals) {
    const post = started.app.metrics!.countedPost({ send: () => Promise.reject(reason) })
    await expect(post.send({ messageId: '', from: '', to: 'jane@private.example', subject: '', text: '' })).rejects.toBe(reason)
  }
  const text = await read(started)
  for (const labels of [
    'server",reason="sign-in',
    'recipient",reason="refused',
    'recipient",reason="postponed',
    'recipient",reason="silent',
    'server",reason="other',
  ])
    expect(countOf(text, `frontage_mail_failures_total{target="${labels}"}`), labels).toBe(1)
  expect(text).not.toContain('private.example')
})
