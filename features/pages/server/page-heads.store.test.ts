import { engines } from '@frontage/kit/storage/database.fake'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { createPageHeads } from './page-heads.store'
import { createPagesSite, type PagesSite } from './pages.fake'
import type { PageTables } from './pages.tables'

const AT = '2026-11-22T00:00:00.000Z'
const live = (path: string) => ({ live: '{}', live_path: path, live_at: AT })
const draft = { draft: '{}', draft_at: AT, draft_by: 'Ann' }
const refused = JSON.stringify({ action: 'publish', at: AT, text: 'Its address is taken.' })

describe.each(engines)('pages as their owner lists them, on %s', (engine) => {
  let site: PagesSite
  afterEach(() => site.close())

  async function setUp() {
    site = await createPagesSite(engine, inject('postgresUrl'))
    const pages = [
      { path: '/e', title: 'Ngā mahi', ...live('/e') },
      { path: '/d', title: 'Changed', ...live('/d'), ...draft },
      { path: '/c', title: 'Draft', ...draft },
      { path: '/b', title: 'Planned', ...draft, publish_at: '2026-11-24T00:00:00.000Z' },
      { path: '/a', title: 'Refused', ...live('/a'), ...draft, refused },
      { path: '/f', title: 'Ends', ...live('/f'), unpublish_at: '2026-11-24T00:00:00.000Z' },
      { path: '/gone', title: 'Gone first', ...draft, removed_at: '2026-11-20T00:00:00.000Z', removed_by: 'Ann' },
      { path: '/work', title: 'Gone last', ...draft, removed_at: '2026-11-21T00:00:00.000Z', removed_by: 'Ann' },
    ]
    for (const page of pages) await site.db.withTables<PageTables>().insertInto('page').values(page).execute()
    return createPageHeads(site.db)
  }

  test('each state has its pages, in order, as many as are wanted; a scheduled one stands in both', async () => {
    const heads = await setUp()
    const paths = async (...asked: Parameters<typeof heads.page>) => (await heads.page(...asked)).heads.map(({ path }) => path)
    expect(await paths('all', '', 99)).toEqual(['/a', '/b', '/c', '/d', '/e', '/f'])
    expect(await paths('published', '', 99)).toEqual(['/e', '/f'])
    expect(await paths('changed', '', 99)).toEqual(['/a', '/d'])
    expect(await paths('draft', '', 99)).toEqual(['/b', '/c'])
    expect(await paths('scheduled', '', 99)).toEqual(['/a', '/b', '/f'])
    expect(await paths('removed', '', 99)).toEqual(['/work', '/gone'])
    expect(await heads.counts()).toEqual({ all: 6, published: 2, changed: 2, draft: 2, scheduled: 3, removed: 2 })
    expect(await heads.page('all', '', 2)).toMatchObject({ heads: [{ path: '/a', draft: '' }, { path: '/b' }], total: 6 })
    expect(await heads.paths()).toEqual(['/a', '/b', '/c', '/d', '/e', '/f'])
  })

  test('pages are found by words of their title and their path, whatever the accents', async () => {
    const heads = await setUp()
    expect(await heads.page('all', 'nga /E', 99)).toMatchObject({ heads: [{ path: '/e' }], total: 1 })
    expect(await heads.page('published', 'draft', 99)).toEqual({ heads: [], total: 0 })
    expect(await heads.page('removed', 'gone', 1)).toMatchObject({ heads: [{ path: '/work' }], total: 2 })
  })

  test('a page that waits for its time waits for nobody; one that missed it, or was refused, is counted once', async () => {
    const heads = await setUp()
    expect(await heads.news('2026-11-23T00:00:00.000Z')).toEqual({ all: 6, overdue: 1, changed: 1, drafts: 1 })
    expect(await heads.news('2026-11-25T00:00:00.000Z')).toEqual({ all: 6, overdue: 2, changed: 1, drafts: 1 })
  })

  // PostgreSQL keeps long texts beside the rows.
  const onSqlite = engine === 'sqlite' ? test : undefined
  onSqlite?.('SQLite reads no row for what it counts and looks through', async () => {
    const heads = await setUp()
    for (const query of heads.asked()) {
      const plan = (await query.explain(undefined, sql`query plan`)) as { detail: string }[]
      expect(plan.map(({ detail }) => detail)).toEqual(['SCAN page USING COVERING INDEX page_listed'])
    }
  })
})
