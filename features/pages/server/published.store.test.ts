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
    const pages = await createPublishedPages(site.database.db.withPlugin(plugin)).all()
    isDone = true
    const between = turns
    await counted
    expect(pages.map(({ document }) => document.title)).toEqual(Array.from({ length: COUNT }, (_, index) => `Page ${index}`))
    expect(between).toBeGreaterThanOrEqual(3)
  })
})
