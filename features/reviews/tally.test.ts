import { expect, test } from 'vitest'
import { countsOf, type Heap, namesOf, summaryOf } from './tally'

const heap = (change: Partial<Heap>): Heap => {
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
  const heaps = [heap({ star_bucket: 4, total: 3 }), heap({ star_bucket: 1, total: 100, sample: 1, type: 'Yelp' })]
  expect(summaryOf(heaps)).toEqual({
    sample: false,
    total: 3,
    average: 4,
    stars: [0, 0, 0, 3, 0],
    sources: [{ source: 'Google', total: 3 }],
  })
})

test('one real review is enough', () => {
  expect(summaryOf([heap({ total: 1 }), heap({ star_bucket: 2, total: 999, sample: 1 })])).toMatchObject({
    sample: false,
    total: 1,
    average: 5,
  })
})

test('where nothing real is published, samples stand in and say so', () => {
  const heaps = [heap({ star_bucket: 3, total: 2, sample: 1 }), heap({ status: 'pending', total: 7 })]
  expect(summaryOf(heaps)).toMatchObject({ sample: true, total: 2, average: 3, stars: [0, 0, 2, 0, 0] })
})

test('an empty site has no average', () => {
  expect(summaryOf([])).toEqual({ sample: false, total: 0, average: null, stars: [0, 0, 0, 0, 0], sources: [] })
})

test('bar B08: only published reviews are counted', () => {
  const hidden = (['pending', 'rejected', 'spam', 'withdrawn'] as const).map((status) =>
    heap({ status, star_bucket: 1, total: 50, type: 'Yelp' }),
  )
  expect(summaryOf([heap({ total: 2 }), ...hidden])).toEqual(summaryOf([heap({ total: 2 })]))
  expect(summaryOf(hidden)).toMatchObject({ total: 0, average: null, sources: [] })
})

test('unrated reviews count in the total and not in the average', () => {
  expect(summaryOf([heap({ star_bucket: 4, total: 2 }), heap({ star_bucket: 0, total: 5 })])).toMatchObject({ total: 7, average: 4 })
  expect(summaryOf([heap({ star_bucket: 0, total: 5 })])).toMatchObject({ total: 5, average: null })
})

test.each([
  [[5, 4.25], 4.6],
  [[5, 5, 4], 4.7],
  [[1, 2], 1.5],
  [[4.3, 4.3, 4.3], 4.3],
  [[5, 2], 3.5],
])('the average of %j has one decimal: %s', (stars, average) => {
  const heaps = stars.map((star) => heap({ star_bucket: Math.floor(star), stars_sum: star }))
  expect(summaryOf(heaps).average).toBe(average)
})

test('decimals count for the star below', () => {
  expect(summaryOf([heap({ star_bucket: 4, total: 2, stars_sum: 9.8 }), heap({ star_bucket: 1 })]).stars).toEqual([1, 0, 0, 2, 0])
})

test('names come by frequency, then by the alphabet; the empty one is none', () => {
  const heaps = [
    heap({ type: 'Yelp', total: 4 }),
    heap({ type: 'Google', total: 3, star_bucket: 1 }),
    heap({ type: 'Google', total: 2 }),
    heap({ type: 'Facebook', total: 4 }),
    heap({ type: '', total: 99 }),
  ]
  expect(namesOf(heaps, 'type')).toEqual(['Google', 'Facebook', 'Yelp'])
  expect(namesOf([heap({ language_code: '' }), heap({ language_code: 'de' })], 'language_code')).toEqual(['de'])
  expect(summaryOf(heaps).sources).toEqual([
    { source: 'Google', total: 5 },
    { source: 'Facebook', total: 4 },
    { source: 'Yelp', total: 4 },
  ])
})

test('counts are those of every state, samples included', () => {
  expect(
    countsOf([heap({ status: 'pending', total: 2 }), heap({ status: 'pending', sample: 1 }), heap({ status: 'spam', total: 4 })]),
  ).toEqual({
    pending: 3,
    published: 0,
    rejected: 0,
    spam: 4,
    withdrawn: 0,
  })
})
