import { engines } from '@frontage/kit/storage/database.fake'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { sortNames } from '../../display'
import { createReviewDatabase } from '../reviews.fake'
import type { PageRequest } from './pages.store'
import type { Cursor, Order } from './reviews.query'
import { createReviewsStore, type ReviewsStore } from './reviews.store'

const COUNT = 60
const published = { status: 'published' } as const
const ratings = [5, 4.3, 4.3, 3, null] as const

/** Many reviews that are equal in what lists are sorted by: three moments, five ratings, four lengths. */
const alike = Array.from({ length: COUNT }, (_, index) => ({
  uniqueId: `a-${index}`,
  createdAt: `2026-03-0${1 + (index % 3)}T00:00:00Z`,
  rating: ratings[index % ratings.length] ?? null,
  recommendation: index % ratings.length === 4 ? (index % 4 ? ('positive' as const) : ('negative' as const)) : ('' as const),
  text: 'x'.repeat(1 + (index % 4)),
  status: index % 10 === 9 ? ('pending' as const) : ('published' as const),
}))

describe.each(engines)('pages of reviews on %s', (engine) => {
  let store: ReviewsStore
  let close = async () => {}
  beforeAll(async () => {
    const database = await createReviewDatabase({ engine, postgresUrl: inject('postgresUrl') })
    close = database.close
    await database.add(...alike)
    // Rows that were changed lie elsewhere, and the planner knows how few there are: no order comes by itself.
    await sql`update review set consent = 'yes' where id % 3 = 1`.execute(database.db)
    await sql`analyze`.execute(database.db)
    store = createReviewsStore(database.db)
  })
  afterAll(() => close())

  const page = (request: Partial<PageRequest>) =>
    store.page({ filters: published, order: { sort: 'newest', seed: 0 }, limit: 7, ...request })
  const idsOf = ({ rows }: { rows: readonly { id: number }[] }) => rows.map(({ id }) => id)

  /** Every review of a list, page after page, as somebody reads it who presses Load more to the end. */
  async function walk(order: Order, limit: number) {
    const rows = []
    let behind: Cursor | undefined
    for (let isLast = false; !isLast; ) {
      const read = await page({ order, limit, behind })
      rows.push(...read.rows)
      ;({ end: behind, isLast } = read)
    }
    return rows
  }

  const shown = COUNT - COUNT / 10
  const columnOf = { newest: 'created_time', oldest: 'created_time', highest: 'stars', lowest: 'stars' } as const

  test.each(sortNames)('R11: %s pages neither overlap nor skip among equals', async (sort) => {
    const order = { sort, seed: 4711 }
    const whole = idsOf(await page({ order, limit: COUNT }))
    expect(whole).toHaveLength(shown)
    expect(new Set(whole).size).toBe(shown)
    for (const limit of [1, 7, 9, shown]) expect(idsOf({ rows: await walk(order, limit) })).toEqual(whole)
  })

  test.each(sortNames)('%s pages reached by number are those reached by reading on', async (sort) => {
    const order = { sort, seed: 4711 }
    const whole = idsOf(await page({ order, limit: COUNT }))
    for (let offset = 0; offset < shown + 3; offset += 1)
      expect(idsOf(await page({ order, offset, limit: 5 })), `from ${offset}`).toEqual(whole.slice(offset, offset + 5))
  })

  test.each(['newest', 'oldest', 'highest', 'lowest'] as const)('%s comes first, and ties follow the id', async (sort) => {
    const rows = await walk({ sort, seed: 0 }, 7)
    const up = sort === 'oldest' || sort === 'lowest'
    const sorted = rows.toSorted((a, b) => {
      const [first, second] = up ? [a, b] : [b, a]
      const [x, y] = [first[columnOf[sort]], second[columnOf[sort]]]
      return x < y ? -1 : x > y ? 1 : first.id - second.id
    })
    expect(idsOf({ rows })).toEqual(idsOf({ rows: sorted }))
  })

  test('recommendations stand between the stars they count for', async () => {
    const rows = await walk({ sort: 'highest', seed: 0 }, 50)
    expect([...new Set(rows.map(({ stars }) => stars))]).toEqual([5, 4.3, 3, 2])
    const starsOf = (type: string) => rows.find(({ recommendation_type }) => recommendation_type === type)?.stars
    expect([starsOf('positive'), starsOf('negative')]).toEqual([5, 2])
  })

  test('the longest and the shortest text come first', async () => {
    const lengths = async (sort: 'longest' | 'shortest') => (await walk({ sort, seed: 0 }, 7)).map((row) => row.review_text.length)
    expect(await lengths('longest')).toEqual((await lengths('longest')).toSorted((a, b) => b - a))
    expect(await lengths('shortest')).toEqual((await lengths('longest')).toReversed())
  })

  test('a seed repeats its shuffle, every other one shuffles anew', async () => {
    const shuffled = async (seed: number) => idsOf({ rows: await walk({ sort: 'random', seed }, shown) })
    expect(await shuffled(4711)).toEqual(await shuffled(4711))
    const orders = await Promise.all(Array.from({ length: 200 }, (_, seed) => shuffled(seed + 1)))
    expect(new Set(orders.map(String)).size).toBe(200)
    for (const order of orders) {
      const climbs = order.filter((id, place) => place > 0 && id > order[place - 1]!).length
      expect(climbs).toBeGreaterThan(shown / 4)
      expect(climbs).toBeLessThan((shown * 3) / 4)
    }
  })

  test('a page says whether it is the last one', async () => {
    expect(await page({ limit: shown - 1 })).toMatchObject({ isLast: false })
    expect(await page({ limit: shown })).toMatchObject({ isLast: true })
    expect(await page({ offset: shown })).toEqual({ rows: [], end: undefined, isLast: true })
    expect(await page({ offset: 10_000 })).toEqual({ rows: [], end: undefined, isLast: true })
  })

  test('R21: reviews that are shown already are left out, and the page is filled up', async () => {
    const whole = idsOf(await page({ limit: COUNT }))
    const without = [whole[0]!, whole[2]!, whole[3]!, 999_999]
    expect(idsOf(await page({ limit: 3, without }))).toEqual([whole[1], whole[4], whole[5]])
    expect(await page({ limit: 3, without: whole })).toMatchObject({ rows: [], isLast: true })
  })
})
