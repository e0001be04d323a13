import { setImmediate } from 'node:timers/promises'
import { engines } from '@frontage/kit/storage/database.fake'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createPagesSite, type PagesSite, written } from './pages.fake'
import type { PageTables } from './pages.tables'
import { createPublishedPages } from './published.store'

const COUNT = 201

describe.each(engines)('many pages, on %s', (engine) => {
  let site: PagesSite
  beforeAll(async () => {
    site = await createPagesSite(engine, inject('postgresUrl'))
    const pages = Array.from({ length: COUNT }, (_, index) => {
      const path = `/p-${String(index).padStart(3, '0')}`
      const live = JSON.stringify(written(path, `Page ${index}`))
      return { path, title: `Page ${index}`, revision: 1, live, live_path: path, live_at: '2026-01-01T00:00:00Z' }
    })
    await site.database.db.withTables<PageTables>().insertInto('page').values(pages).execute()
  })
  afterAll(() => site.close())

  test('others get their turn after every 50 documents, and each page is there once, in order (bar I08)', async () => {
    let turns = 0
    let isDone = false
    const count = async () => {
      for (; !isDone; turns++) await setImmediate()
    }
    let counted: Promise<void> | undefined
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        counted = count()
        return result
      },
    }
    const titles = await createPublishedPages(site.database.db.withPlugin(plugin)).reader(({ title }) => title)()
    isDone = true
    const between = turns
    await counted
    expect(titles).toEqual(Array.from({ length: COUNT }, (_, index) => `Page ${index}`))
    expect(between).toBeGreaterThanOrEqual(3)
  })

  test('a page is read once, and again after it was published anew; one that was taken away is gone', async () => {
    const made: string[] = []
    const pages = site.database.db.withTables<PageTables>()
    const read = createPublishedPages(site.database.db).reader(({ title }) => {
      made.push(title)
      return title
    })
    await Promise.all([read(), read()])
    expect(made).toHaveLength(COUNT)
    made.length = 0
    const live = JSON.stringify(written('/p-007', 'Page anew'))
    await pages.updateTable('page').set({ live, live_at: '2026-01-02T00:00:00Z' }).where('live_path', '=', '/p-007').execute()
    await pages.updateTable('page').set({ live: null, live_path: null, live_at: null }).where('live_path', '=', '/p-008').execute()
    const titles = await read()
    expect(made).toEqual(['Page anew'])
    expect(titles.slice(6, 9)).toEqual(['Page 6', 'Page anew', 'Page 9'])
  })
})
