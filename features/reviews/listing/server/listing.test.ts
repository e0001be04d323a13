import { engines } from '@frontage/kit/storage/database.fake'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createReviewDatabase } from '../../server/reviews.fake'
import { createCursors } from '../../server/store/cursor'
import { createReviewsStore } from '../../server/store/reviews.store'
import { usualSizes } from '../../server/store/sizes'
import { loadMoreReviews } from '../wire'
import { createListing } from './listing'

describe.each(engines)('a list of more reviews than anybody counts, on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createReviewDatabase>>
  beforeAll(async () => {
    site = await createReviewDatabase({ engine, postgresUrl: inject('postgresUrl') })
    await site.add(...Array.from({ length: 60 }, (_, index) => ({ uniqueId: `m-${index}`, text: `A tidy deck ${index}` })))
  })
  afterAll(() => site.close())

  test('R14: the answer says that there are more, its pages follow each other, and an exact answer says nothing of it', async () => {
    const store = createReviewsStore(site.db, {
      ...usualSizes(engine),
      listed: 40,
      searched: 40,
      few: 0,
      part: 10,
      glimpsed: 20,
      stride: 20,
    })
    const list = createListing({ store, cursors: createCursors(['key']), newSeed: () => 1, publicUrl: '' })
    const ask = (fields: object) => list(parse(loadMoreReviews.request, { typed: 'yes', perrow: 5, nrows: 1, ...fields }), undefined)
    expect(await ask({ textsearch: 'ck' })).toMatchObject({ totalreviewsindb: 20, totalismore: 'yes', lastslidenum: 4 })
    expect(await ask({ textsearch: 'deck' })).toMatchObject({ totalreviewsindb: 40, totalismore: 'yes', lastslidenum: 8 })
    for (const wanted of [{}, { textsearch: 'deck 17' }]) expect(await ask(wanted)).not.toHaveProperty('totalismore')
    const pages = await Promise.all([1, 2, 3, 4].map((page) => ask({ textsearch: 'ck', clickedpnum: String(page) })))
    const whole = await ask({ perrow: 4, textsearch: '' })
    const ids = pages.flatMap(({ reviews = [] }) => reviews.map(({ id }) => id))
    expect(new Set(ids).size).toBe(20)
    expect(ids.slice(0, 4)).toEqual(whole.reviews?.map(({ id }) => id))
  })
})
