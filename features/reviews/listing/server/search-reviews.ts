import { excerptOf } from '@frontage/kit/excerpt'
import type { Search, SearchResult } from '@frontage/kit/feature.server'
import { say } from '@frontage/kit/say'
import { elsewhereMessages } from '../../messages.elsewhere'
import { publicReviewOf } from '../../server/presenter'
import type { Filters } from '../../server/store/reviews.query'
import type { ReviewsStore } from '../../server/store/reviews.store'

/** Published reviews for the search of the whole site, as the list that shows them all finds them. */
export const createReviewSearch =
  (store: ReviewsStore): Search =>
  async (words, most) => {
    const filters: Filters = { status: 'published', search: words }
    if ((await store.visibleTotal(filters)) === 0) return []
    const { rows } = await store.visiblePage({ filters, order: { sort: 'newest', seed: 0 }, limit: most })
    const at = { block: 'review-list', query: new URLSearchParams({ q: words }).toString() }
    return rows.map(publicReviewOf).map(
      ({ reviewer, title, text }): SearchResult => ({
        kind: 'review',
        title: title || (reviewer ? say(elsewhereMessages.reviewBy, { name: reviewer }) : elsewhereMessages.review),
        excerpt: excerptOf(text, words),
        at,
      }),
    )
  }
