import * as v from 'valibot'
import type { PublicReview } from '../../review'
import { loadMoreReviews } from '../wire'
import type { Displays } from './displays'
import type { Listing } from './listing'

/** Some reviews of a stored display, as its list would show them, for what stands elsewhere on a page. */
export const createReviewsOf = (displays: Displays, list: Listing) =>
  async function reviewsOf(template: number, { count, page }: { readonly count: number; readonly page?: number }): Promise<PublicReview[]> {
    const request = v.parse(loadMoreReviews.request, { typed: 'yes', perrow: count, nrows: 1, clickedpnum: page ?? '' })
    const { reviews = [] } = await list(request, await displays.stored(template))
    return reviews
  }
