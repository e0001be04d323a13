import { expect, test } from 'vitest'
import { countsOf, namesOf, summaryOf, type TallyBucket } from './tally'

const bucket = (change: Partial<TallyBucket>): TallyBucket => {
  const { star_bucket = 5, total = 1 } = change
  return {
    status: 'published',
    sample: 0,
    type: 'Google',
    pageid: '',
    language_code: 'en',
    star_bucket,
    total,
    stars_sum: star_bucket * total,
    ...change,
  }
}

test('real reviews are counted without the samples beside them', () => {
  const buckets = [bucket({ star_bucket: 4, total: 3 }), bucket({ star_bucket: 1, total: 100, sample: 1, type: 'Yelp' })]
  expect(summaryOf(buckets)).toEqual({
    sample: false,
    total: 3,
    average: 4,
    stars: [0, 0, 0, 3, 0],
    sources: [{ source: 'Google', total: 3 }],
  })
})

test('one real review is enough', () => {
  expect(summaryOf([bucket({ total: 1 }), bucket({ star_bucket: 2, total: 999, sample: 1 })])).toMatchObject({
    sample: false,
    total: 1,
    average: 5,
  })
})

test('where nothing real is published, samples stand in and say so', () => {
  const buckets = [bucket({ star_bucket: 3, total: 2, sample: 1 }), bucket({ status: 'pending', total: 7 })]
  expect(summaryOf(buckets)).toMatchObject({ sample: true, total: 2, average: 3, stars: [0, 0, 2, 0, 0] })
})

test('an empty site has no average', () => {
  expect(summaryOf([])).toEqual({ sample: false, total: 0, average: null, stars: [0, 0, 0, 0, 0], sources: [] })
})

test('bar B08: only published reviews are counted', () => {
  const hidden = (['pending', 'rejected', 'spam', 'withdrawn'] as const).map((status) =>
    bucket({ status, star_bucket: 1, total: 50, type: 'Yelp' }),
  )
  expect(summaryOf([bucket({ total: 2 }), ...hidden])).toEqual(summaryOf([bucket({ total: 2 })]))
  expect(summaryOf(hidden)).toMatchObject({ total: 0, average: null, sources: [] })
})

test('unrated reviews count in the total and not in the average', () => {
  expect(summaryOf([bucket({ star_bucket: 4, total: 2 }), bucket({ star_bucket: 0, total: 5 })])).toMatchObject({ total: 7, average: 4 })
  expect(summaryOf([bucket({ star_bucket: 0, total: 5 })])).toMatchObject({ total: 5, average: null })
})

test.each([
  [[5, 4.25], 4.6],
  [[5, 5, 4], 4.7],
  [[1, 2], 1.5],
  [[4.3, 4.3, 4.3], 4.3],
  [[5, 2], 3.5],
])('the average of %j has one decimal: %s', (stars, average) => {
  const buckets = stars.map((star) => bucket({ star_bucket: Math.floor(star), stars_sum: star }))
  expect(summaryOf(buckets).average).toBe(average)
})

test('decimals count for the star below', () => {
  expect(summaryOf([bucket({ star_bucket: 4, total: 2, stars_sum: 9.8 }), bucket({ star_bucket: 1 })]).stars).toEqual([1, 0, 0, 2, 0])
})

test('names come by frequency, then by the alphabet; the empty one is none', () => {
  const buckets = [
    bucket({ type: 'Yelp', total: 4 }),
    bucket({ type: 'Google', total: 3, star_bucket: 1 }),
    bucket({ type: 'Google', total: 2 }),
    bucket({ type: 'Facebook', total: 4 }),
    bucket({ type: '', total: 99 }),
  ]
  expect(namesOf(buckets, 'type')).toEqual(['Google', 'Facebook', 'Yelp'])
  expect(namesOf([bucket({ language_code: '' }), bucket({ language_code: 'de' })], 'language_code')).toEqual(['de'])
  expect(summaryOf(buckets).sources).toEqual([
    { source: 'Google', total: 5 },
    { source: 'Facebook', total: 4 },
    { source: 'Yelp', total: 4 },
  ])
})

test('counts are those of every state, samples included', () => {
  expect(
    countsOf([bucket({ status: 'pending', total: 2 }), bucket({ status: 'pending', sample: 1 }), bucket({ status: 'spam', total: 4 })]),
  ).toEqual({
    pending: 3,
    published: 0,
    rejected: 0,
    spam: 4,
    withdrawn: 0,
  })
})
