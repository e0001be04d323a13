import { engines } from '@frontage/kit/storage/database.fake'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { sortNames } from '../../display'
import { createReviewDatabase } from '../reviews.fake'
import type { Filters } from '../store/reviews.query'
import { createReviewsStore } from '../store/reviews.store'
import type { ReviewTables } from '../store/reviews.tables'
import { type Sizes, usualSizes } from '../store/sizes'
import { mayHoldPair, shareWithPair } from './pairs.query'
import { someOf } from './search.query'

const COUNT = 180
const texts = ['A tidy deck', '東京の庭師', '木工职人 很好', 'Küche_mit 100% “Glas”', 'it\'s a "quoted" deck', 'dècking\nand more'] as const
const reviews = Array.from({ length: COUNT }, (_, index) => ({
  uniqueId: `s-${index}`,
  text: index === 77 ? 'Quixotic, all in all' : `${texts[index % texts.length]} ${index % 10}`,
  createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 50))).toISOString(),
  rating: 1 + (index % 5),
  source: index % 60 ? 'Google' : 'Yelp',
  tags: index % 4 ? [] : ['Decks'],
  language: index % 3 ? 'en' : 'ja',
  status: index % 9 ? ('published' as const) : ('pending' as const),
}))

const filters: Filters[] = [
  ...[
    'deck',
    'DECK 1',
    'ck',
    '東京',
    '庭師',
    '好',
    '很好',
    '京の庭師',
    '0%',
    '%',
    '_m',
    '"',
    '“glas”',
    "t's",
    '\\',
    'quixotic',
    'none at all',
  ],
  '%'.repeat(10_240),
].map((search) => ({ status: 'published' as const, search }))
const narrowed: Filters[] = [
  { status: 'published' },
  { status: 'pending', search: 'deck' },
  { status: 'published', search: 'deck', stars: 4, language: 'en' },
  { status: 'published', type: 'yelp' },
  { status: 'published', search: 'deck', type: 'yelp' },
  { status: 'published', language: 'ja', stars: 2 },
  { status: 'published', search: 'deck', within: [{ tags: ['decks'], minStars: 2 }] },
  { status: 'published', search: 'deck', within: [{ ids: [2, 6, 8, 20] }] },
  { status: 'published', within: [{ tags: ['decks'] }] },
]

/** Every way of finding is taken by one of these. */
const ways: Readonly<Record<string, Sizes>> = {
  'as usual': usualSizes('sqlite'),
  'lists of ids': { listed: 100_000, searched: 100_000, few: 0, part: 7, rare: 1, stride: 5, glimpsed: 100_000 },
  'only counted': { listed: 5, searched: 5, few: 0, part: 7, rare: 1, stride: 5, glimpsed: 3 },
  'read one by one': { listed: 1_000, searched: 1_000, few: 1_000, part: 1_000, rare: 1_000, stride: 5, glimpsed: 5 },
}

describe.each(engines)('searches on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createReviewDatabase>>
  beforeAll(async () => {
    site = await createReviewDatabase({ engine, postgresUrl: inject('postgresUrl') })
    await site.add(...reviews)
  })
  afterAll(() => site.close())

  /** What the texts themselves say. */
  async function expected(wanted: Filters): Promise<number[]> {
    const rows = await site.db.withTables<ReviewTables>().selectFrom('review').selectAll().orderBy('created_time').orderBy('id').execute()
    const { search = '', status, stars, language, type, within: [narrowing] = [] } = wanted
    return rows
      .filter(
        (row) =>
          row.status === status &&
          row.search_text.includes(
            search
              .toLowerCase()
              .normalize('NFKD')
              .replace(/\p{Mn}/gu, ''),
          ),
      )
      .filter((row) => (!stars || row.star_bucket === stars) && (!language || row.language_code === language))
      .filter((row) => !type || row.type.toLowerCase() === type)
      .filter((row) => !narrowing?.tags || row.tags.toLowerCase().includes('"decks"'))
      .filter((row) => row.star_bucket >= (narrowing?.minStars ?? 0) && (!narrowing?.ids || narrowing.ids.includes(row.id)))
      .map(({ id }) => id)
  }

  const order = { sort: 'oldest', seed: 0 } as const
  const idsOf = ({ rows }: { rows: readonly { id: number }[] }): number[] => rows.map(({ id }) => id)

  test.each(Object.keys(ways))('R14: %s, rows and totals are what the texts say, page by page', async (way) => {
    const store = createReviewsStore(site.db, ways[way])
    for (const wanted of [...filters, ...narrowed]) {
      const all = await expected(wanted)
      const what = JSON.stringify(wanted).slice(0, 120)
      const told = await store.total(wanted)
      if (told !== all.length) {
        expect(wanted.search && told, what).toBeLessThan(all.length)
        expect([ways[way]?.listed, ways[way]?.glimpsed], what).toContain(told)
      }
      expect(idsOf(await store.page({ filters: wanted, order, limit: COUNT })), what).toEqual(all)
      expect(idsOf(await store.page({ filters: wanted, order, limit: 4, offset: 8 })), what).toEqual(all.slice(8, 12))
      const first = await store.page({ filters: wanted, order, limit: 3 })
      expect(first.isLast, what).toBe(all.length <= 3)
      const second = first.end ? idsOf(await store.page({ filters: wanted, order, limit: 3, behind: first.end })) : []
      expect(second, what).toEqual(all.slice(3, 6))
      const without = await store.page({ filters: wanted, order, limit: 3, without: all.slice(0, 2) })
      expect(idsOf(without), what).toEqual(all.slice(2, 5))
    }
  })

  test('R14: many matches of a search are not counted to the end, and that is said; few are, and so is what nobody searched', async () => {
    const store = createReviewsStore(site.db, { listed: 20, searched: 20, few: 0, part: 7, rare: 1, stride: 5, glimpsed: 10 })
    const count = (filters: Partial<Filters>) => store.visibleCount({ status: 'published', ...filters })
    expect(await count({ search: 'deck' })).toEqual({ total: 20, isMore: true })
    expect(await count({ search: 'ck' })).toEqual({ total: 10, isMore: true })
    expect(await count({ search: 'quixotic' })).toMatchObject({ total: 1 })
    expect(await count({ search: 'qu' })).toEqual({ total: 10, isMore: true })
    expect((await count({ search: 'xo' })).isMore).toBeUndefined()
    expect(await count({ within: [{ tags: ['decks'] }] })).toEqual({ total: 40 })
    expect(await createReviewsStore(site.db).visibleCount({ status: 'published', search: 'ck' })).toMatchObject({ total: 94 })
  })

  test('R14: every order is the same, however a list is found', async () => {
    for (const sort of sortNames) {
      const lists = Object.values(ways).map(async (sizes) =>
        idsOf(await createReviewsStore(site.db, sizes).page({ filters: filters[0]!, order: { sort, seed: 5 }, limit: COUNT })),
      )
      const [first, ...others] = await Promise.all(lists)
      for (const other of others) expect(other, sort).toEqual(first)
    }
  })

  test('R14: what is new, changed or gone is found as it is now', async () => {
    const store = createReviewsStore(site.db, ways['lists of ids'])
    const total = async (search: string) => {
      store.forget()
      return store.total({ status: 'published', search })
    }
    await site.add({ uniqueId: 'later', text: 'Zephyr windows' })
    expect(await total('zephyr')).toBe(1)
    await site.add({ uniqueId: 'later', text: 'Sirocco windows' })
    expect([await total('zephyr'), await total('sirocco')]).toEqual([0, 1])
    await site.db.withTables<ReviewTables>().deleteFrom('review').where('unique_id', '=', 'later').execute()
    expect(await total('sirocco')).toBe(0)
  })

  test('bar B08: what another process has hidden is in no page of a list that is remembered', async () => {
    const store = createReviewsStore(site.db, ways['lists of ids'])
    const wanted = { filters: { status: 'published', search: 'passing' } as const, order, limit: 5 }
    await site.add({ uniqueId: 'p-1', text: 'passing' }, { uniqueId: 'p-2', text: 'passing' })
    expect((await store.page(wanted)).rows).toHaveLength(2)
    const tables = site.db.withTables<ReviewTables>()
    await tables.updateTable('review').set({ status: 'spam' }).where('unique_id', '=', 'p-1').execute()
    expect((await store.page(wanted)).rows.map((row) => row.unique_id)).toEqual(['p-2'])
    await tables.deleteFrom('review').where('review_text', '=', 'passing').execute()
  })

  if (engine === 'sqlite')
    test('R14: the index and the texts agree', async () => {
      await expect(sql`insert into review_search (review_search) values ('integrity-check')`.execute(site.db)).resolves.toBeDefined()
    })
  else {
    test('R14: the index for two letters finds every review that holds them, whatever stands beside', async () => {
      const beside = ['', ' ', 'a', '7', 'ß', 'é', 'œ', 'я', '京', '’', '-', '\u00a0', '\u0301', '🙂', 'ı', '_', '\n', "'", '\\']
      const all = beside.flatMap((before) => beside.map((behind) => `${before}q9${behind}`))
      const odd = ['q', '9', 'q 9', 'q-9', 'qé9', '9q', 'q\u00a09']
      for (const text of [...all, ...odd]) await site.add({ uniqueId: 'pair', text, status: 'pending' }).then(() => agree(text))
      await site.db.withTables<ReviewTables>().deleteFrom('review').where('unique_id', '=', 'pair').execute()
    })

    /** What is searched, and what the index says of it. */
    async function agree(text: string): Promise<void> {
      const found = await someOf(site.db.withTables<ReviewTables>(), { status: 'pending', search: 'q9' }, 5, mayHoldPair('q9'))
      const wanted = await expected({ status: 'pending', search: 'q9' })
      expect([...found].sort(), JSON.stringify(text)).toEqual(wanted.sort())
    }

    test('R14: a pair that few reviews hold is found by the index for pairs', async () => {
      const db = site.db.withTables<ReviewTables>()
      await db.transaction().execute(async (trx) => {
        await sql`set local enable_seqscan = off`.execute(trx)
        const { rows } = await sql<{ 'QUERY PLAN': string }>`
          explain select review.id from review where ${mayHoldPair('xo')!}`.execute(trx)
        expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Bitmap Index Scan on review_paired')
      })
      expect([await shareWithPair(db, 'xo'), await shareWithPair(db, 'ck')]).toEqual([expect.closeTo(1 / COUNT), expect.closeTo(0.5, 0)])
    })

    test('R14: a database without the index finds the same', async () => {
      await sql`drop index review_searched, review_paired`.execute(site.db)
      const store = createReviewsStore(site.db, ways['only counted'])
      for (const wanted of filters)
        expect(await store.total(wanted), wanted.search?.slice(0, 20)).toBe(Math.min(3, (await expected(wanted)).length))
    })
  }
})
