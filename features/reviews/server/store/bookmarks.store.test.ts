import { engines } from '@frontage/kit/storage/database.fake'
import type { PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createReviewDatabase } from '../reviews.fake'
import { createBookmarks } from './bookmarks.store'
import { createReviewsStore } from './reviews.store'
import type { ReviewTables } from './reviews.tables'
import { usualSizes } from './sizes'

/** More than two strides, and every other review pending: a list of 1,100. */
const COUNT = 2200
const LISTED = COUNT / 2

const filters = { status: 'published' } as const
const orders = [
  { sort: 'newest', seed: 0 },
  { sort: 'lowest', seed: 0 },
  { sort: 'random', seed: 4711 },
] as const

describe.each(engines)('pages far down a list on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createReviewDatabase>>
  beforeAll(async () => {
    site = await createReviewDatabase({ engine, postgresUrl: inject('postgresUrl') })
    const reviewAt = (index: number) => ({
      uniqueId: `b-${index}`,
      createdAt: new Date(Date.UTC(2026, 0, 1) + (index % 97) * 3_600_000).toISOString(),
      rating: 1 + (index % 5),
      source: index % 4 === 1 ? 'Yelp' : 'Google',
      status: index % 2 ? ('published' as const) : ('pending' as const),
    })
    await site.add(...Array.from({ length: COUNT }, (_, index) => reviewAt(index)))
  })
  afterAll(() => site.close())

  const openStore = () => createReviewsStore(site.db, { ...usualSizes(engine), stride: 500 })

  function countedBookmarks() {
    let queries = 0
    const counting = {
      transformQuery: ({ node }: PluginTransformQueryArgs) => node,
      transformResult: async ({ result }: PluginTransformResultArgs) => {
        queries += 1
        return result
      },
    }
    return { bookmarks: createBookmarks(site.db.withTables<ReviewTables>().withPlugin(counting), { stride: 500 }), queries: () => queries }
  }

  const idsOf = ({ rows }: { rows: readonly { id: number }[] }) => rows.map(({ id }) => id)
  const offsets = [1, 499, 500, 501, 999, 1000, 1001, 1095, LISTED - 1, LISTED, LISTED + 1, 1500, 100_000]

  test.each(orders)('%o: a page is where reading on leads to, in whatever order pages are opened', async (order) => {
    const whole = idsOf(await openStore().page({ filters, order, limit: COUNT }))
    expect(whole).toHaveLength(LISTED)
    for (const way of [offsets, offsets.toReversed()]) {
      const store = openStore()
      for (const offset of way)
        expect(idsOf(await store.page({ filters, order, offset, limit: 12 })), `${offset}`).toEqual(whole.slice(offset, offset + 12))
    }
  })

  test('people who open pages at the same time do not disturb each other', async () => {
    const [order] = orders
    const store = openStore()
    const whole = idsOf(await store.page({ filters, order, limit: COUNT }))
    await store.page({ filters, order, offset: 12, limit: 12 })
    const opened = await Promise.all(offsets.map((offset) => store.page({ filters, order, offset, limit: 12 })))
    expect(opened.map(idsOf)).toEqual(offsets.map((offset) => whole.slice(offset, offset + 12)))
    expect(idsOf(await store.page({ filters, order, offset: 1000, limit: 12 }))).toEqual(whole.slice(1000, 1012))
  })

  test('a way is walked once for everybody; only a shuffle has as many ways as seeds', async () => {
    const { bookmarks, queries } = countedBookmarks()
    const costOf = async (sort: 'newest' | 'random', seed: number): Promise<number> => {
      const before = queries()
      expect(await bookmarks.cursorAt(filters, { sort, seed }, 1000)).toBeDefined()
      return queries() - before
    }
    expect([await costOf('newest', 1), await costOf('newest', 2)]).toEqual([2, 0])
    expect([await costOf('random', 1), await costOf('random', 1), await costOf('random', 2)]).toEqual([5, 0, 4])
  })

  test('many who open pages far down at once walk the way once (bars I01, I08)', async () => {
    const { bookmarks, queries } = countedBookmarks()
    const opened = await Promise.all(Array.from({ length: 20 }, () => bookmarks.cursorAt(filters, { sort: 'oldest', seed: 0 }, 1000)))
    expect(new Set(opened.map((cursor) => cursor?.id)).size).toBe(1)
    expect(queries()).toBe(2)
  })

  test('bookmarks of one list are not those of another', async () => {
    const store = openStore()
    const yelp = { status: 'published', type: 'yelp' } as const
    for (const order of orders) {
      await store.page({ filters, order, offset: 1000, limit: 1 })
      const whole = idsOf(await store.page({ filters: yelp, order, limit: COUNT }))
      expect(whole).toHaveLength(LISTED / 2)
      expect(idsOf(await store.page({ filters: yelp, order, offset: 510, limit: 3 }))).toEqual(whole.slice(510, 513))
    }
  })

  test('bookmarks are forgotten when reviews change', async () => {
    const [order] = orders
    const store = openStore()
    await store.page({ filters, order, offset: 1000, limit: 1 })
    await site.add({ uniqueId: 'newest', createdAt: '2026-11-20T00:00:00Z' })
    store.forget()
    const whole = idsOf(await store.page({ filters, order, limit: COUNT }))
    expect(whole).toHaveLength(LISTED + 1)
    expect(idsOf(await store.page({ filters, order, offset: 1000, limit: 5 }))).toEqual(whole.slice(1000, 1005))
  })
})
