import type { Tools } from '@frontage/kit/feature.server'
import type { Cursors } from '../../server/store/cursor'
import type { ReviewsStore } from '../../server/store/reviews.store'
import type { WidgetsStore } from '../../server/widgets/widgets.store'
import { createChoices } from './choices'
import { createDisplays } from './displays'
import { getDisplayRoute } from './get-display'
import { getReviewSummaryRoute } from './get-review-summary'
import { createListing } from './listing'
import { loadMoreReviewsRoute } from './load-more-reviews'
import { createPageNames } from './page-names.store'
import { createReviewsOf } from './reviews-of'

type Shared = { readonly store: ReviewsStore; readonly cursors: Cursors; readonly widgets: WidgetsStore }

const DAY = 86_400_000

/** Lists of reviews, and what shows some of a list elsewhere. */
export function createListings(tools: Tools, { store, cursors, widgets }: Shared) {
  const displays = createDisplays(widgets, tools.keys)
  // One shuffle a day: its pages neither overlap nor skip, and are the same for every visitor.
  const newSeed = () => Math.floor(tools.clock.now().getTime() / DAY)
  const list = createListing({ store, cursors, newSeed, publicUrl: tools.publicUrl })
  const choicesOf = createChoices(createPageNames(tools.db))

  return {
    routes: [loadMoreReviewsRoute(list, displays), getDisplayRoute({ store, displays, list, choicesOf }), getReviewSummaryRoute(store)],
    reviewsOf: createReviewsOf(displays, list),
  }
}
