import { engines } from '@frontage/kit/storage/database.fake'
import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createReviewDatabase } from '../reviews.fake'
import { isAmong, readAmong } from '../search/search.query'
import type { ReviewTables } from '../store/reviews.tables'
import { createShuffled } from './shuffled.store'

const COUNT = 3_000

describe.each(engines)('random order on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createReviewDatabase>>
  beforeAll(async () => {
    site = await createReviewDatabase({ engine, postgresUrl: inject('postgresUrl') })
    await site.add(...Array.from({ length: COUNT }, (_, index) => ({ uniqueId: `r-${index}`, rating: 1 + (index % 5) })))
  })
  afterAll(() => site.close())
  const filters = { status: 'published' } as const

  test('a page costs what it shows, however many reviews there are, and wherever it goes on (bars I01, I08)', async () => {
    let queries = 0
    const lookedAt: number[] = []
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queries++
        const ids = /\[(?:\d+,)*\d+\]/.exec(JSON.stringify(node))?.[0]
        lookedAt.push(ids ? (JSON.parse(ids) as number[]).length : 0)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const shuffled = createShuffled(site.db.withTables<ReviewTables>().withPlugin(counting))
    const next = async (behind: number | undefined) => shuffled.next({ filters, seed: 7, behind, count: 13 })
    const first = await next(undefined)
    expect([first.length, queries]).toEqual([13, 2])
    const second = await next(first.at(-1))
    expect([second.length, queries]).toEqual([13, 3])
    expect(first.some((id) => second.includes(id))).toBe(false)
    const far = await shuffled.next({ filters, seed: 7, behind: undefined, count: 500 })
    expect([far.length, far.slice(0, 13), queries]).toEqual([500, first, 4])
    // 500 of 3,000 reviews at 4,096 places, and a fifth more: no query looks at a thousand.
    expect(lookedAt.at(-1)).toBe(820)
    queries = 3
    const rare = await shuffled.next({ filters: { ...filters, type: 'nowhere' }, seed: 7, behind: undefined, count: 13 })
    expect(rare).toEqual([])
    // 4,096 places: 64, 128, 256, 512, and then a thousand at a time.
    expect(queries - 3).toBe(8)
  })

  if (engine === 'sqlite')
    test('reviews are looked at by their ids: nothing is sorted, and no index is walked along (bar I01)', async () => {
      const db = site.db.withTables<ReviewTables>()
      const { rows } = await sql<{ detail: string }>`
        explain query plan select review.id ${readAmong(db, isAmong([1, 2, 3], engine), filters)}`.execute(db)
      const plan = rows.map(({ detail }) => detail).join('; ')
      expect(plan).toMatch(/SEARCH review USING INTEGER PRIMARY KEY/)
      expect(plan).not.toMatch(/ORDER BY|SCAN review/)
    })
})
