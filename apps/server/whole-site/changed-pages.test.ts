import { createTestDatabase, engines, type TestDatabase } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type FilledSite, startFilledSite } from '../site.fake'

const TOKEN = 'a-token-of-twenty-signs'

describe.each(engines)('pages behind a change on %s', (engine) => {
  let database: TestDatabase
  let site: FilledSite

  async function keepPage(path: string, block: string, props = {}): Promise<void> {
    const document = { version: 2, path, title: path, rows: [{ columns: [{ modules: [{ block, props }] }] }] }
    const page = { path, title: path, live: JSON.stringify(document), live_path: path, live_at: '2026-01-01T00:00:00Z' }
    await site.app.db.withTables<Record<string, Record<string, unknown>>>().insertInto('page').values(page).execute()
  }

  beforeAll(async () => {
    database = await createTestDatabase(engine, inject('postgresUrl'))
    site = await startFilledSite({ METRICS_TOKEN: TOKEN, ...(database.url && { DATABASE_URL: database.url }) })
    await keepPage('/praise', 'review-list')
    await keepPage('/plain', 'heading', { title: 'Plain' })
  })
  afterAll(async () => {
    await site.close()
    await database.close()
  })

  /** Pages drawn and queries asked since the start. */
  async function counts(): Promise<{ drawn: number; queries: number }> {
    const text = await (await fetch(`${site.base}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text()
    const sumOf = (name: string): number =>
      text.split('\n').reduce((sum, line) => sum + (line.startsWith(name) ? Number(line.split(' ').at(-1)) : 0), 0)
    return {
      drawn: sumOf('frontage_page_cache_lookups_total{result="miss"'),
      queries: sumOf('frontage_database_query_duration_seconds_count'),
    }
  }
  /** What some reading costs; the check of the database for the numbers is taken off. */
  async function costOf(read: () => Promise<unknown>): Promise<{ drawn: number; queries: number }> {
    const [one, other] = [await counts(), await counts()]
    await read()
    const after = await counts()
    return { drawn: after.drawn - other.drawn, queries: after.queries - other.queries - (other.queries - one.queries) }
  }
  const read = async (address: string, headers: Record<string, string> = {}): Promise<string> =>
    (await fetch(site.base + address, { headers })).text()
  const nothing = { drawn: 0, queries: 0 }

  const reviews = () => site.app.db.withTables<{ review: { id: number; review_text: string; status: string } }>()
  const shownFirst = async (): Promise<number> => Number(/data-review="(\d+)"/.exec(await read('/praise'))![1])
  const setText = async (id: number, review_text: string): Promise<unknown> =>
    reviews().updateTable('review').set({ review_text }).where('id', '=', id).execute()
  /** Whether the page holds a text. */
  const holds = async (words: string, headers: Record<string, string> = {}): Promise<boolean> =>
    (await read('/praise', headers)).includes(`>${words}<`)

  test('a change of reviews costs pages without reviews nothing, and a message costs no page anything', async () => {
    for (const address of ['/plain', '/praise']) await read(address)
    site.app.events.hear('reviews.changed')
    expect(await costOf(() => read('/plain'))).toEqual(nothing)
    expect((await costOf(() => read('/praise'))).drawn).toBe(1)
    site.app.events.hear('forms.received')
    expect(await costOf(async () => [await read('/plain'), await read('/praise')])).toEqual(nothing)
    site.app.events.hear('pages.changed')
    expect((await costOf(() => read('/plain'))).drawn).toBe(1)
  })

  test('a page without its newest review is shown while it is drawn once; who is signed in or reloads waits for it', async () => {
    const id = await shownFirst()
    const waiting = [{ cookie: site.cookies.owner }, { 'cache-control': 'max-age=0' }, { pragma: 'no-cache' }]
    for (const [number, headers] of waiting.entries()) {
      await setText(id, `Text ${number}`)
      site.app.events.hear('reviews.added')
      expect(await holds(`Text ${number}`, headers as Record<string, string>)).toBe(true)
    }
    await setText(id, 'Text of now')
    site.app.events.hear('reviews.added')
    const { drawn } = await costOf(async () => {
      expect(await holds('Text 2')).toBe(true)
      await expect.poll(() => holds('Text of now')).toBe(true)
    })
    expect(drawn).toBe(1)
  })

  test('what is taken away is never shown any more, whoever reads', async () => {
    const id = await shownFirst()
    await setText(id, 'Taken away soon')
    site.app.events.hear('reviews.changed')
    expect(await holds('Taken away soon')).toBe(true)
    site.app.events.hear('reviews.added')
    await reviews().updateTable('review').set({ status: 'hidden' }).where('id', '=', id).execute()
    site.app.events.hear('reviews.changed')
    expect(await holds('Taken away soon')).toBe(false)
  })
})
