import { expect, test } from 'vitest'
import type { Review } from '../../../review'
import type { Counts, Queue } from '../keys'
import { placeIn, queueWith, queueWithout, recounted } from './queue'

const counts: Counts = { pending: 4, published: 2, rejected: 0, spam: 0, withdrawn: 0 }
const review = (id: number) => ({ id, reviewer: `Person ${id}`, status: 'pending' }) as Review
const page = (...ids: number[]) => ({ reviews: ids.map(review), next: '', counts, sources: [], languages: [] })
const queue: Queue = { pages: [page(9, 8), page(7, 6)], pageParams: ['', 'after-8'] }
const idsOf = ({ pages }: Queue) => pages.map(({ reviews }) => reviews.map(({ id }) => id))

test('a review leaves its page and comes back to its place', () => {
  const place = placeIn(queue, 7)!
  const without = queueWithout(queue, 7)
  expect(idsOf(without)).toEqual([[9, 8], [6]])
  expect(idsOf(queueWith(without, review(7), place))).toEqual([
    [9, 8],
    [7, 6],
  ])
})

test('a review that is there already does not come twice', () => {
  expect(queueWith(queue, review(8), { page: 0, index: 0 })).toBe(queue)
})

test('a review comes back although its page is gone', () => {
  const short: Queue = { pages: [page(9, 8)], pageParams: [''] }
  expect(idsOf(queueWith(short, review(6), { page: 1, index: 1 }))).toEqual([[9, 6, 8]])
})

test('a queue without the review stays the same object', () => {
  expect(queueWithout(queue, 1)).toBe(queue)
})

test('counts move with the review and never fall below nothing', () => {
  expect(recounted(counts, 'pending', 'published')).toMatchObject({ pending: 3, published: 3 })
  expect(recounted(counts, 'spam', 'pending')).toMatchObject({ spam: 0, pending: 5 })
})
