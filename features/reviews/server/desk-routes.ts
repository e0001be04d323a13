import type { Tools } from '@frontage/kit/feature.server'
import type { Route } from '@frontage/kit/wire/answer.server'
import { bulkDecideRoute } from '../moderation/server/bulk-decide'
import { decideReviewRoute } from '../moderation/server/decide-review'
import { createDecisionsStore } from '../moderation/server/decisions.store'
import { getReviewNewsRoute } from '../moderation/server/get-review-news'
import { listReviewsRoute } from '../moderation/server/list-reviews'
import { createModeration } from '../moderation/server/moderation'
import { createNotesStore } from '../moderation/server/notes.store'
import { removeSamplesRoute } from '../moderation/server/remove-samples'
import { getReviewHistoryRoute, redactReviewRoute, replyToReviewRoute } from '../moderation/server/review-desk'
import { undoDecisionRoute } from '../moderation/server/undo-decision'
import { exportReviewsRoute } from '../transfer/server/export-reviews'
import { previewImportRoute, runImportRoute } from '../transfer/server/import-desk'
import type { Cursors } from './store/cursor'
import type { ReviewsStore } from './store/reviews.store'
import { listWidgetsRoute, removeWidgetRoute, saveWidgetRoute } from './widgets/widget-desk'
import type { WidgetsStore } from './widgets/widgets.store'

type Shared = { readonly store: ReviewsStore; readonly cursors: Cursors; readonly widgets: WidgetsStore }

/** Everything that the admin asks for and does. */
export function createDeskRoutes(tools: Tools, { store, cursors, widgets }: Shared): Route[] {
  const decisions = createDecisionsStore(tools.db)
  const moderation = createModeration(tools, store, decisions)
  const desk = { ...tools, moderation, notes: createNotesStore(tools.db) }
  return [
    listReviewsRoute(store, cursors),
    getReviewNewsRoute(store),
    decideReviewRoute(moderation),
    undoDecisionRoute(moderation, decisions),
    bulkDecideRoute(moderation, store),
    replyToReviewRoute(desk),
    redactReviewRoute(desk),
    getReviewHistoryRoute(desk),
    previewImportRoute(tools),
    runImportRoute(tools),
    exportReviewsRoute(tools),
    removeSamplesRoute(tools),
    listWidgetsRoute(widgets),
    saveWidgetRoute(tools, widgets),
    removeWidgetRoute(tools, widgets),
  ]
}
