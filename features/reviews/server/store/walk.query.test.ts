import { engines } from '@frontage/kit/storage/database.fake'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Sort } from '../../display'
import { createReviewDatabase } from '../reviews.fake'
import type { Sorted } from './reviews.query'
import type { ReviewTables } from './reviews.tables'
import { cursorsAlong } from './walk.query'

const COUNT = 60
const sorts: readonly Exclude<Sort, 'random'>[] = ['newest', 'oldest', 'highest', 'lowest', 'longest', 'shortest']
const filters = { status: 'published' } as const

describe.each(engines)('walking along a list on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createReviewDatabase>>
  const open = () => site.db.withTables<ReviewTables>()
  beforeAll(async () => {
    site = await createReviewDatabase({ engine, postgresUrl: inject('postgresUrl') })
    await site.add(
      ...Array.from({ length: COUNT }, (_, index) => ({
        uniqueId: `w-${index}`,
        createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 4))).toISOString(),
        rating: 1 + (index % 3),
        text: 'x'.repeat(1 + (index % 5)),
      })),
    )
  })
  afterAll(() => site.close())

  test.each(sorts)('%s: from every review on it goes on with the next, within its value and beyond', async (sort: Sorted) => {
    const whole = await cursorsAlong(open(), { filters, sort, count: COUNT }).execute()
    expect(new Set(whole.map(({ id }) => id)).size).toBe(COUNT)
    for (const [place, from] of whole.entries())
      expect(await cursorsAlong(open(), { filters, sort, from, count: 25 }).execute()).toEqual(whole.slice(place + 1, place + 26))
  })

  test('what is passed over is not counted', async () => {
    const whole = await cursorsAlong(open(), { filters, sort: 'lowest', count: COUNT }).execute()
    const [first, second, third, ...rest] = whole
    const without = [second!.id, rest[0]!.id]
    const next = await cursorsAlong(open(), { filters, sort: 'lowest', from: first, count: 3, without }).execute()
    expect(next).toEqual([third, rest[1], rest[2]])
  })

  // PostgreSQL plans a table as small as this by reading all of it.
  const planned = engine === 'sqlite' ? test : undefined
  planned?.('reviews of the same stars that were shown before are not looked at again', async () => {
    const walk = cursorsAlong(open(), { filters, sort: 'lowest', from: { value: 2, id: 30 }, count: 5 })
    const rows = await walk.explain<{ detail: string }>(undefined, sql`query plan`)
    const searched = rows.map(({ detail }) => detail).filter((detail) => detail.startsWith('SEARCH'))
    expect(searched.map((detail) => detail.replace(/^.*\(/, '('))).toEqual(['(status=? AND stars=? AND id>?)', '(status=? AND stars>?)'])
  })

  planned?.('a least number of words leads nobody away from the index of the order', async () => {
    for (const narrowing of [{ minWords: 11, minStars: 4 }, { hideWithoutText: true }]) {
      const walk = cursorsAlong(open(), { filters: { ...filters, within: [narrowing] }, sort: 'newest', count: 5 })
      const plan = (await walk.explain<{ detail: string }>(undefined, sql`query plan`)).map(({ detail }) => detail).join('\n')
      expect(plan).toContain('review_newest')
      expect(plan).not.toContain('TEMP B-TREE')
    }
  })
})
