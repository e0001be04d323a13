import type { Tools } from '@frontage/kit/feature.server'
import type { Route } from '@frontage/kit/wire/answer.server'
import type { Cursors } from './cursor'
import { decideReviewRoute } from './decide-review'
import { createDecisionsStore } from './decisions.store'
import { getReviewNewsRoute } from './get-review-news'
import type { ImportReviews } from './import-reviews'
import { listReviewsRoute } from './list-reviews'
import { createModeration } from './moderation'
import type { ReviewsStore } from './reviews.store'
import { undoDecisionRoute } from './undo-decision'
import { listWidgetsRoute, removeWidgetRoute, saveWidgetRoute } from './widget-desk'
import type { WidgetsStore } from './widgets.store'

type Shared = {
  readonly store: ReviewsStore
  readonly cursors: Cursors
  readonly widgets: WidgetsStore
  readonly importReviews: ImportReviews
}

/** Everything that the admin asks for and does. */
export function createDeskRoutes(tools: Tools, { store, cursors, widgets }: Shared): Route[] {
  const decisions = createDecisionsStore(tools.db)
  const moderation = createModeration(tools, store, decisions)
  return [
    listReviewsRoute(store, cursors),
    getReviewNewsRoute(store),
    decideReviewRoute(moderation),
    undoDecisionRoute(moderation, decisions),
    listWidgetsRoute(widgets),
    saveWidgetRoute(tools, widgets),
    removeWidgetRoute(tools, widgets),
  ]
}
