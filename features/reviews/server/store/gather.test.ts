import { engines } from '@frontage/kit/storage/database.fake'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createReviewDatabase } from '../reviews.fake'
import { createFound } from './found.store'
import type { ReviewTables } from './reviews.tables'

const COUNT = 200
const PART = 20

describe.each(engines)('searches of two letters on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createReviewDatabase>>
  beforeAll(async () => {
    site = await createReviewDatabase({ engine, postgresUrl: inject('postgresUrl') })
    await site.add(...Array.from({ length: COUNT }, (_, index) => ({ uniqueId: `t-${index}`, text: 'A tidy deck' })))
  })
  afterAll(() => site.close())

  test('twenty at once read one part at a time, let others in between, and are answered one after the other (bars I02, I08)', async () => {
    let steps = 0
    let turns = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        steps++
        return result
      },
    }
    const sizes = { listed: 5, few: 0, part: PART, rare: 1, stride: 5 }
    const { find } = createFound(site.db.withTables<ReviewTables>().withPlugin(counting), sizes)
    let isOver = false
    const turning = (): void => {
      turns++
      if (!isOver) setImmediate(turning)
    }
    setImmediate(turning)
    const after: number[] = []
    const pairs = [...'abcdefghij'].flatMap((letter) => [`${letter}z`, `z${letter}`])
    const found = await Promise.all(
      pairs.map(async (search) => {
        const { total } = await find({ status: 'published', search })
        after.push(steps)
        return total
      }),
    )
    isOver = true
    expect(new Set(found)).toEqual(new Set([0]))
    // Each reads its ten parts between those of nobody else: the first is answered long before the last has begun.
    expect(after[0]!).toBeLessThan(steps / 3)
    expect(turns).toBeGreaterThanOrEqual((pairs.length * COUNT) / PART)
  })
})
