import { engines } from '@frontage/kit/storage/database.fake'
import type { InputOf } from '@frontage/kit/wire/call'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createReviewSite } from '../../server/reviews.fake'
import { getReviewSummary } from '../../wire'
import { listReviews } from '../../wire.admin'
import { getReviewNews } from '../wire.news'

const PENDING = 45

const pending = Array.from({ length: PENDING }, (_, index) => ({
  ...{ uniqueId: `p-${index}`, status: 'pending' as const, createdAt: `2026-03-0${1 + (index % 3)}T00:00:00Z`, rating: 1 + (index % 5) },
  ...{ source: index % 2 ? 'Google' : 'Facebook', language: index % 5 ? 'en' : 'mi', text: `Text number ${index}.` },
}))

/** Ids of the pending reviews, the newest first and ties by the id. */
const newest = pending
  .map(({ createdAt }, index) => ({ id: index + 1, createdAt }))
  .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id)
  .map(({ id }) => id)

describe.each(engines)('the queue on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createReviewSite>>
  beforeAll(async () => {
    site = await createReviewSite({ engine, postgresUrl: inject('postgresUrl') })
    const shown = { uniqueId: 'shown', rating: 4, language: 'de', source: 'Submitted' }
    await site.add(...pending, shown, { uniqueId: 'refused', rating: 1, status: 'spam', source: 'Yelp' })
  })
  afterAll(() => site.close())

  const list = async (input: InputOf<typeof listReviews> = {}) => (await site.send(listReviews, input, 'moderator')).answer

  test('its pages hold every pending review once, the newest first', async () => {
    const ids: number[] = []
    const sizes: number[] = []
    for (let after = '', isLast = false; !isLast; isLast = after === '') {
      const { reviews: read, next } = await list({ after })
      ids.push(...read.map(({ id }) => id))
      sizes.push(read.length)
      after = next
    }
    expect(ids).toEqual(newest)
    expect(sizes).toEqual([20, 20, 5])
  })

  test('a cursor that somebody made up starts at the top', async () => {
    const { next, reviews: first } = await list()
    expect((await list({ after: `${next}x` })).reviews).toEqual(first)
    expect((await list({ after: '1,2,3' })).reviews).toEqual(first)
  })

  test.each([
    [{ stars: 5 }, 9],
    [{ source: 'Google' }, 20],
    [{ language: 'mi' }, 9],
    [{ search: 'number 44' }, 1],
    [{ search: '4' }, 9],
    [{ status: 'published' }, 1],
    [{ status: 'withdrawn' }, 0],
    [{ stars: 2, source: 'Google', language: 'en' }, 5],
  ] as const)('%j leaves %i on its first page, and the counts as they are', async (input, count) => {
    const answer = await list(input)
    expect(answer.reviews).toHaveLength(Math.min(20, count))
    expect(answer.counts).toEqual({ pending: PENDING, published: 1, rejected: 0, spam: 1, withdrawn: 0 })
  })

  test('filters are offered by frequency, of all states', async () => {
    expect(await list()).toMatchObject({ sources: ['Facebook', 'Google', 'Submitted', 'Yelp'], languages: ['en', 'mi', 'de'] })
  })

  test('the home screen has the newest three, the counts and the average', async () => {
    const { answer } = await site.send(getReviewNews, {}, 'moderator')
    expect(answer.waiting.map(({ id }) => id)).toEqual(newest.slice(0, 3))
    expect(answer).toMatchObject({ average: 4, sample: false, counts: { pending: PENDING } })
    expect(await site.send(getReviewNews, {})).toMatchObject({ status: 401 })
  })

  test('bar B08: the summary that visitors get counts what is published alone', async () => {
    expect(await site.send(getReviewSummary, {})).toEqual({
      status: 200,
      answer: { sample: false, total: 1, average: 4, stars: [0, 0, 0, 1, 0], sources: [{ source: 'Submitted', total: 1 }] },
    })
  })
})
