import type { Review, Status } from '../../../review'
import type { Counts, News, Queue } from '../keys'

/** Where a review stood in a queue. */
export type QueuePosition = { readonly page: number; readonly index: number }

export function placeIn(queue: Queue, id: number): QueuePosition | undefined {
  for (const [page, { reviews }] of queue.pages.entries()) {
    const index = reviews.findIndex((review) => review.id === id)
    if (index >= 0) return { page, index }
  }
  return undefined
}

const has = (reviews: readonly Review[], id: number): boolean => reviews.some((review) => review.id === id)
const left = (reviews: readonly Review[], id: number): Review[] => reviews.filter((review) => review.id !== id)
const withIn = (reviews: readonly Review[], review: Review, index: number): Review[] =>
  has(reviews, review.id) ? [...reviews] : reviews.toSpliced(index, 0, review)

/** A queue that a review has left. */
export const queueWithout = (queue: Queue, id: number): Queue =>
  placeIn(queue, id) ? { ...queue, pages: queue.pages.map((page) => ({ ...page, reviews: left(page.reviews, id) })) } : queue

/** A queue to which a review has come back, at its place. */
export function queueWith(queue: Queue, review: Review, { page: number, index }: QueuePosition): Queue {
  if (placeIn(queue, review.id)) return queue
  const last = Math.min(number, queue.pages.length - 1)
  return {
    ...queue,
    pages: queue.pages.map((page, at) => (at === last ? { ...page, reviews: withIn(page.reviews, review, index) } : page)),
  }
}

export const newsWithout = (news: News, id: number): News => ({ ...news, waiting: left(news.waiting, id) })
export const newsWith = (news: News, review: Review, index: number): News => ({ ...news, waiting: withIn(news.waiting, review, index) })

/** One review changes its state. */
export const recounted = (counts: Counts, from: Status, to: Status): Counts =>
  from === to ? counts : { ...counts, [from]: Math.max(0, counts[from] - 1), [to]: counts[to] + 1 }
