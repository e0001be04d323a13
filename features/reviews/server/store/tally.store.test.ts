import { engines } from '@frontage/kit/storage/database.fake'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { decideReview, undoDecision } from '../../moderation/wire'
import { statuses } from '../../review'
import { summaryOf } from '../../tally'
import { createReviewSite } from '../reviews.fake'
import type { Filters } from './reviews.query'
import { createReviewsStore } from './reviews.store'
import type { ReviewTables } from './reviews.tables'
import { canBeTallied, retally, tallies } from './tally.store'

const types = ['Google', 'Facebook', 'Submitted'] as const
const languages = ['en', 'de', ''] as const

const reviews = Array.from({ length: 48 }, (_, index) => ({
  uniqueId: `t-${index}`,
  source: types[index % 3]!,
  language: languages[index % 2]!,
  pageId: `page-${index % 4}`,
  rating: index % 6 === 5 ? null : 1 + (index % 5) * 0.9,
  recommendation: index % 12 === 5 ? ('negative' as const) : ('' as const),
  status: statuses[index % statuses.length]!,
  sample: index % 7 === 0,
  text: index % 5 ? Array.from({ length: index + 8 }, () => 'solid').join(' ') : '',
}))

/** Beyond fifty words the tally counts them no more. */
const lengths: Filters['within'][] = [
  undefined,
  [{ hideWithoutText: true }],
  [{ minWords: 1 }],
  [{ minWords: 20, minStars: 2 }],
  [{ minWords: 52 }],
]

/** Every combination of filters that the tally answers. */
const combinations: Filters[] = statuses.flatMap((status) =>
  [0, 1, 4, 5].flatMap((stars) =>
    ['', 'page-1'].flatMap((pageid) =>
      ['', 'google', 'Submitted'].flatMap((type) =>
        ['', 'de'].flatMap((language) => lengths.map((within) => ({ status, stars, pageid, type, language, ...(within && { within }) }))),
      ),
    ),
  ),
)

describe.each(engines)('totals on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const site = await createReviewSite({ engine, postgresUrl: inject('postgresUrl') })
    close = site.close
    const store = createReviewsStore(site.db)
    site.events.on('reviews.changed', store.forget)
    await site.add(...reviews)
    const tables = site.db.withTables<ReviewTables>()
    const order = { sort: 'oldest', seed: 0 } as const
    const countOf = async (filters: Filters) => (await store.page({ filters, order, limit: 1000 })).rows.length
    const first = async (status: Filters['status']) => (await store.page({ filters: { status }, order, limit: 1 })).rows[0]!.id
    const expectRealTotals = async () => {
      for (const filters of combinations) expect(await store.total(filters), JSON.stringify(filters)).toBe(await countOf(filters))
    }
    return { ...site, store, tables, first, expectRealTotals }
  }

  test('bar B08: after an import they are what there is', async () => {
    const { expectRealTotals } = await setUp()
    await expectRealTotals()
  })

  test('after a decision and its undoing they are what there is', async () => {
    const { send, first, expectRealTotals } = await setUp()
    const id = await first('pending')
    expect(await send(decideReview, { id, decision: 'approve' }, 'owner')).toMatchObject({ status: 200 })
    await expectRealTotals()
    expect(await send(undoDecision, { id }, 'owner')).toMatchObject({ status: 200 })
    await expectRealTotals()
    await send(decideReview, { id: await first('published'), decision: 'reject', reason: 'privacy' }, 'owner')
    await send(decideReview, { id: await first('rejected'), decision: 'spam' }, 'owner')
    await send(decideReview, { id: await first('spam'), decision: 'reopen' }, 'owner')
    await expectRealTotals()
  })

  test('after a second import of changed reviews they are what there is', async () => {
    const { add, expectRealTotals } = await setUp()
    await add({ ...reviews[3]!, rating: 2, language: 'mi', pageId: 'page-9' }, { uniqueId: 'new', source: 'Yelp' })
    await expectRealTotals()
  })

  test('heaps hold the same after single steps as when they are counted anew', async () => {
    const { send, first, tables, add } = await setUp()
    type Counted = { total: number; stars_sum: number }
    const named = (bucket: Counted) =>
      JSON.stringify(Object.entries({ ...bucket, total: Number(bucket.total), stars_sum: bucket.stars_sum.toFixed(3) }).sort())
    const buckets = async () => (await tallies(tables)).map(named).sort()
    const wordy = async () =>
      (await tables.selectFrom('review_word_tally').selectAll().where('total', '>', 0).execute())
        .map(({ total, ...rest }) => JSON.stringify({ ...rest, total: Number(total) }))
        .sort()
    const words = sql<number>`case when review_length_char > 0 then case when review_length < 50 then review_length + 1 else 50 end else 0 end`
    const marks = ['status', 'sample', 'type', 'pageid', 'language_code', 'star_bucket'] as const
    const anew = tables
      .selectFrom('review')
      .select(marks)
      .select(({ fn }) => [fn.countAll<number>().as('total'), fn.sum<number>('stars').as('stars_sum')])
      .groupBy(marks)
    const id = await first('pending')
    await send(decideReview, { id, decision: 'approve' }, 'owner')
    await send(decideReview, { id: await first('published'), decision: 'spam' }, 'owner')
    await add({ ...reviews[0]!, rating: 1.2, language: 'mi' }, { uniqueId: 'another', source: 'Yelp' }, { text: 'without an id' })
    await add(...reviews)
    expect(await buckets()).toEqual((await anew.execute()).map(named).sort())
    const counted = tables.selectFrom('review').select([...marks, words.as('words'), sql<number>`count(*)`.as('total')])
    const countedAnew = await counted.groupBy([...marks, words]).execute()
    expect(await wordy()).toEqual(countedAnew.map(({ total, ...rest }) => JSON.stringify({ ...rest, total: Number(total) })).sort())
  })

  test('a least number of words is counted without a look at reviews, up to fifty', () => {
    expect([0, 1, 50].map((minWords) => canBeTallied({ status: 'published', within: [{ minWords }] }))).toEqual([true, true, true])
    expect(canBeTallied({ status: 'published', within: [{ hideWithoutText: true, minStars: 4 }] })).toBe(true)
    expect(canBeTallied({ status: 'published', within: [{ minWords: 51 }] })).toBe(false)
  })

  test('the sum of a large heap keeps its tenths', async () => {
    const { tables } = await setUp()
    const bucket = { status: 'published', sample: 0, type: 'Large', pageid: '', language_code: '', star_bucket: 4 } as const
    await tables
      .insertInto('review_tally')
      .values({ ...bucket, total: 2_000_000, stars_sum: 8_600_000 })
      .execute()
    for (let count = 0; count < 10; count++)
      await retally(tables, undefined, { ...bucket, stars: 4.3, review_length: 0, review_length_char: 0 })
    const sum = await tables.selectFrom('review_tally').select('stars_sum').where('type', '=', 'Large').executeTakeFirstOrThrow()
    expect(sum.stars_sum).toBeCloseTo(8_600_043, 3)
  })

  test('they are remembered until somebody says that reviews changed', async () => {
    const { store, tables, events } = await setUp()
    const published = { status: 'published' } as const
    const before = [await store.total(published), await store.total({ ...published, search: 'solid' }), await store.tally()] as const
    await tables.updateTable('review').set({ status: 'spam' }).where('status', '=', 'published').execute()
    await tables.deleteFrom('review_tally').execute()
    expect([await store.total(published), await store.total({ ...published, search: 'solid' }), await store.tally()]).toEqual(before)
    expect(before[0]).toBeGreaterThan(0)
    events.hear('reviews.changed')
    expect([await store.total(published), await store.total({ ...published, search: 'solid' }), await store.tally()]).toEqual([0, 0, []])
  })

  test('the summary of the site is that of its reviews', async () => {
    const { store } = await setUp()
    const counted = reviews.filter(({ status, sample }) => status === 'published' && !sample)
    const stars = counted.map(({ rating, recommendation }) => rating ?? (recommendation === 'negative' ? 2 : 0)).filter(Boolean)
    const average = Math.round((stars.reduce((sum, star) => sum + star, 0) / stars.length) * 10) / 10
    expect(summaryOf(await store.tally())).toMatchObject({ sample: false, total: counted.length, average })
  })
})
