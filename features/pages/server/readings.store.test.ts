import { setImmediate } from 'node:timers/promises'
import { engines } from '@frontage/kit/storage/database.fake'
import { type KyselyPlugin, type RawBuilder, sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import * as call from '../documents/wire.admin'
import { publishPage } from '../wire.admin'
import { createPagesSite, type PagesSite, written } from './pages.fake'
import type { PageTables } from './pages.tables'
import { createPublishedPages } from './published.store'
import { readingOf } from './reading'
import { createReadings, unread, unseen } from './readings.store'

const COUNT = 201
const AT = '2026-01-01T00:00:00Z'

describe.each(engines)('what published pages say, on %s', (engine) => {
  let site: PagesSite
  afterEach(() => site.close())
  const tables = () => site.database.db.withTables<PageTables>()

  /** Pages that were published before there were readings. */
  async function setUp(count: number): Promise<void> {
    site = await createPagesSite(engine, inject('postgresUrl'))
    const pages = Array.from({ length: count }, (_, index) => {
      const path = `/p-${String(index).padStart(3, '0')}`
      const live = JSON.stringify(written(path, `Page ${index}`))
      return { path, title: `Page ${index}`, revision: 1, live, live_path: path, live_at: AT }
    })
    if (count) await tables().insertInto('page').values(pages).execute()
  }

  const readings = () => tables().selectFrom('page_reading').selectAll().orderBy('path').execute()

  test('others get their turn after every 50 documents, and each page is there once, in order (bar I08)', async () => {
    await setUp(COUNT)
    let turns = 0
    let isDone = false
    const count = async () => {
      for (; !isDone; turns++) await setImmediate()
    }
    let counted: Promise<void> | undefined
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        counted ??= count()
        return result
      },
    }
    const db = site.database.db.withPlugin(plugin)
    const places = await createPublishedPages(db, createReadings(db)).places()
    isDone = true
    const between = turns
    await counted
    expect(places.map(({ title }) => title)).toEqual(Array.from({ length: COUNT }, (_, index) => `Page ${index}`))
    expect(between).toBeGreaterThanOrEqual(3)
  })

  test('a reading is made in the transaction that publishes, and goes in the one that takes the page away', async () => {
    await setUp(0)
    const { id } = await site.ask(call.createPage, { path: '/new', title: 'New page' })
    expect(await readings()).toEqual([])
    await site.ask(publishPage, { id, revision: 1 })
    const [first] = await readings()
    expect(first).toMatchObject({ path: '/new', title: 'New page', is_hidden: 0 })
    expect(Number(first?.id)).toBe(id)
    await site.ask(call.unpublishPage, { id })
    expect(await readings()).toEqual([])
  })

  test('a publication that fails leaves the reading that was', async () => {
    await setUp(0)
    const { id } = await site.ask(call.createPage, { path: '/new', title: 'New page' })
    site.audit.note = async () => {
      throw new Error('no line')
    }
    await expect(site.ask(publishPage, { id, revision: 1 })).rejects.toThrow('no line')
    expect(await readings()).toEqual([])
  })

  test('only what changed behind its back is read again, and what went is gone', async () => {
    await setUp(60)
    const store = createReadings(site.database.db)
    const published = createPublishedPages(site.database.db, store)
    await published.places()
    const before = await readings()
    const live = JSON.stringify(written('/p-007', 'Page anew'))
    await tables().updateTable('page').set({ live, live_at: '2026-01-02T00:00:00Z' }).where('live_path', '=', '/p-007').execute()
    await tables().updateTable('page').set({ live: null, live_path: null, live_at: null }).where('live_path', '=', '/p-008').execute()
    await tables().updateTable('page_reading').set({ reader: 0, title: 'of an earlier reader' }).where('path', '=', '/p-009').execute()
    expect(await published.places(), 'until somebody says that pages changed').toHaveLength(60)
    store.forget()
    expect((await published.places()).map(({ title }) => title).slice(6, 9)).toEqual(['Page 6', 'Page anew', 'Page 9'])
    const same = ({ path }: { path: string }) => !['/p-007', '/p-008'].includes(path)
    expect((await readings()).filter(same)).toEqual(before.filter(same))
  })

  test('a search and the lists say what every document says, read by itself', async () => {
    await setUp(0)
    const texts = ['Decks of larch', 'Larch & Käse', '100% larch_wood', 'nothing of it', 'ab']
    for (const [place, text] of texts.entries()) {
      const document = { ...written(`/t-${place}`, `Title ${place}`, { title: text }), isHidden: place === 1 }
      await tables()
        .insertInto('page')
        .values({ path: document.path, title: document.title, live: JSON.stringify(document), live_path: document.path, live_at: AT })
        .execute()
    }
    const published = createPublishedPages(site.database.db, createReadings(site.database.db))
    const all = texts.map((text, place) => readingOf({ ...written(`/t-${place}`, `Title ${place}`, { title: text }) }))
    for (const words of [['larch'], ['kase'], ['la', 'of'], ['0%'], ['larch_'], ['b'], ['title', 'larch'], ['nosuchword']]) {
      const plainly = all.filter(({ search_text }) => words.every((word) => search_text.includes(word))).map(({ path }) => path)
      expect(
        (await published.holding(words)).map(({ path }) => path),
        words.join(),
      ).toEqual(plainly)
    }
    expect((await published.findable()).map(({ path }) => path)).toEqual(['/t-0', '/t-2', '/t-3', '/t-4'])
    expect(await published.pathWith('words')).toBe('/t-0')
    expect(await published.pathWith('word')).toBeUndefined()
  })

  test('a document that cannot be read is tried once, and is in no list', async () => {
    await setUp(3)
    await tables().updateTable('page').set({ live: '{' }).where('live_path', '=', '/p-001').execute()
    const store = createReadings(site.database.db)
    const published = createPublishedPages(site.database.db, store)
    expect((await published.places()).map(({ path }) => path)).toEqual(['/p-000', '/p-002'])
    expect(await unread(tables(), readingOf(undefined).reader).execute()).toEqual([])
  })
})

test('SQLite looks for pages without a reading along indexes, and searches by its index', async () => {
  const site = await createPagesSite('sqlite', inject('postgresUrl'))
  const db = site.database.db.withTables<PageTables>()
  type Explained = { explain(format: undefined, words: RawBuilder<unknown>): Promise<unknown> }
  const planOf = async (query: Explained): Promise<string> =>
    ((await query.explain(undefined, sql`query plan`)) as { detail: string }[]).map(({ detail }) => detail).join('\n')
  const published = createPublishedPages(site.database.db, createReadings(site.database.db))
  expect(await planOf(unread(db, 1))).toContain('SEARCH page USING COVERING INDEX page_live')
  expect(await planOf(unseen(db))).toContain('USING COVERING INDEX')
  expect(await planOf(published.planOf(['larch', 'deck']))).toMatch(/page_reading_search VIRTUAL TABLE INDEX/)
  await site.close()
})
