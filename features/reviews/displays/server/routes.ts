import type { Route } from '@frontage/kit/wire/answer.server'
import type { ReviewsStore } from '../../server/store/reviews.store'
import type { WidgetsStore } from '../../server/widgets/widgets.store'
import { getBadgeRoute } from './get-badge'
import { getFloatRoute } from './get-float'
import type { ReviewsOf } from './reviews-of'

type Shared = { readonly store: ReviewsStore; readonly widgets: WidgetsStore; readonly reviewsOf: ReviewsOf }

/** Badges and floating boxes. */
export const createDisplayRoutes = ({ store, widgets, reviewsOf }: Shared): Route[] => [
  getBadgeRoute({ store, widgets, reviewsOf }),
  getFloatRoute(widgets, reviewsOf),
]
