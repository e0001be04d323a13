import type { Tools } from '@frontage/kit/feature.server'
import type { Route } from '@frontage/kit/wire/answer.server'
import type { Cursors } from '../../server/store/cursor'
import type { ReviewsStore } from '../../server/store/reviews.store'
import { assignReviewRoute, listProjectsRoute } from './assign-review'
import { bulkDecideRoute } from './bulk-decide'
import { correctReviewRoute } from './correct-review'
import { decideReviewRoute } from './decide-review'
import { createDecisionsStore } from './decisions.store'
import { deleteReviewsRoute } from './delete-reviews'
import { createDigest } from './digest'
import { getReviewNewsRoute } from './get-review-news'
import { getReviewPolicyRoute } from './get-review-policy'
import { createGoneStore } from './gone.store'
import { listReviewsRoute } from './list-reviews'
import { mentionsInReviews } from './mentions.store'
import { createModeration } from './moderation'
import { createNotesStore } from './notes.store'
import { createPersonal } from './personal'
import { removeSamplesRoute } from './remove-samples'
import { handleRemovedReviews } from './removed-reviews.store'
import { getReviewHistoryRoute, redactReviewRoute, replyToReviewRoute } from './review-desk'
import { undoDecisionRoute } from './undo-decision'

/** The queue, what is decided in it, and what visitors may know about how that is done. */
export function createModerationDesk(tools: Tools, store: ReviewsStore, cursors: Cursors) {
  const decisions = createDecisionsStore(tools.db)
  const moderation = createModeration(tools, store, decisions)
  const notes = createNotesStore(tools.db)
  const gone = createGoneStore(tools)
  handleRemovedReviews(tools, gone)
  const desk = { ...tools, moderation, notes }
  const routes: Route[] = [
    listReviewsRoute(store, cursors),
    getReviewNewsRoute(store),
    decideReviewRoute(moderation),
    undoDecisionRoute(moderation, decisions),
    bulkDecideRoute(moderation, store),
    replyToReviewRoute(desk),
    redactReviewRoute(desk),
    correctReviewRoute(desk),
    assignReviewRoute(desk),
    listProjectsRoute(tools),
    getReviewHistoryRoute(desk),
    removeSamplesRoute(tools),
    deleteReviewsRoute(tools, gone),
    getReviewPolicyRoute(store),
  ]
  const personal = createPersonal({ ...tools, gone, notes })
  return { routes, sweep: gone.finish, personal, digest: createDigest(tools, store), mentions: mentionsInReviews(tools.db) }
}
