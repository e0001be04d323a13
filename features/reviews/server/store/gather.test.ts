import { engines } from '@frontage/kit/storage/database.fake'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createReviewDatabase } from '../reviews.fake'
import { createFound } from './found.store'
import type { ReviewTables } from './reviews.tables'

const COUNT = 200
const PART = 20

const sizes = { listed: 5, searched: 5, few: 0, part: PART, rare: 1, stride: 5, glimpsed: 0 }

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
    const { find } = createFound(site.db.withTables<ReviewTables>().withPlugin(counting), sizes)
    let isOver = false
    const turning = (): void => {
      turns++
      if (!isOver) setImmediate(turning)
    }
    setImmediate(turning)
    const after: number[] = []
    // All reviews hold these letters, but none has these tags.
    const wanted = ['ti', 'id', 'dy', 'de', 'ec'].flatMap((search) =>
      ['decks', 'baths', 'doors', 'walls'].map((tag) => ({ search, within: [{ tags: [tag] }] })),
    )
    const found = await Promise.all(
      wanted.map(async (filters) => {
        const { total } = await find({ status: 'published', ...filters })
        after.push(steps)
        return total
      }),
    )
    isOver = true
    expect(new Set(found)).toEqual(new Set([0]))
    // Each reads its ten parts between those of nobody else: the first is answered long before the last has begun.
    expect(after[0]!).toBeLessThan(steps / 3)
    expect(turns).toBeGreaterThanOrEqual((wanted.length * COUNT) / PART)
  })

  test('what most reviews hold is not looked for to the end, and what hardly any does is not read at all (bar I08)', async () => {
    let steps = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        steps++
        return result
      },
    }
    const { find } = createFound(site.db.withTables<ReviewTables>().withPlugin(counting), { ...sizes, glimpsed: 8 })
    const costOf = async (search: string): Promise<[number, number]> => {
      const before = steps
      const { total } = await find({ status: 'published', search })
      return [total, steps - before]
    }
    const [[many, first], [none, second]] = [await costOf('ck'), await costOf('qz')]
    expect([many, none]).toEqual([8, 0])
    // One part of the ten, after what the tally and the index say.
    expect(first).toBeLessThan(6)
    if (engine === 'sqlite') expect(second).toBeLessThan(4)
  })
})
