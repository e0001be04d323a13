import type { Tools } from '@frontage/kit/feature.server'
import type { Feed, FeedItem } from '@frontage/kit/findable.server'
import { say } from '@frontage/kit/say'
import { elsewhereMessages } from '../../messages.elsewhere'
import type { PublicReview } from '../../review'
import { publicReviewOf } from '../../server/presenter'
import type { ReviewsStore } from '../../server/store/reviews.store'

const PAGE = '/reviews'
const STARS = 5

/** What is copied elsewhere says no more of a person than their first name and a letter of the last. */
export function nameInFeed(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const last = others.at(-1)
  return last ? `${first} ${[...last][0]}.` : first
}

/** Addresses of e-mails and numbers to call, wherever somebody wrote them. */
const withoutContacts = (text: string): string =>
  text
    .split(/(\s+)/)
    .map((word) => (word.includes('@') ? '…' : word))
    .join('')
    .replace(/\+?\d[\d ()/-]{6,20}\d/g, '…')

function itemOf({ id, reviewer, title, text, rating, date }: PublicReview): FeedItem {
  const by = reviewer ? say(elsewhereMessages.reviewBy, { name: nameInFeed(reviewer) }) : elsewhereMessages.review
  const stars = rating ? '★'.repeat(rating) + '☆'.repeat(Math.max(0, STARS - rating)) : ''
  const words = [stars, title, text].filter(Boolean).join(' · ')
  return { id: `review-${id}`, title: by, text: withoutContacts(words), path: PAGE, at: date }
}

/** The newest published reviews, samples apart, for feed readers. */
export const createReviewFeed = (store: ReviewsStore, { registry }: Pick<Tools, 'registry'>): Feed => {
  const path = async (): Promise<string> => ((await registry.isThere(PAGE)) ? PAGE : '/')
  return {
    name: 'reviews',
    blocks: ['review-list', 'review-slider'],
    path,
    items: async (most) => {
      const request = { filters: { status: 'published', noSamples: true }, order: { sort: 'newest', seed: 0 }, limit: most } as const
      const [{ rows }, at] = [await store.page(request), await path()]
      return rows.map(publicReviewOf).map((review) => ({ ...itemOf(review), path: at }))
    },
  }
}
