import { randomInt } from 'node:crypto'
import type { Feature, Tools } from '@frontage/kit/feature.server'
import { createCursors } from './cursor'
import { decideReviewRoute } from './decide-review'
import { createDecisionsStore } from './decisions.store'
import { getReviewNewsRoute } from './get-review-news'
import { getReviewSummaryRoute } from './get-review-summary'
import { createImporter } from './import-reviews'
import { listReviewsRoute } from './list-reviews'
import { loadMoreReviewsRoute } from './load-more-reviews'
import { createModeration } from './moderation'
import { createReviewsStore } from './reviews.store'
import { migrations } from './reviews.tables'
import { createSamples } from './sample-reviews'
import { undoDecisionRoute } from './undo-decision'

const newSeed = (): number => randomInt(1, 1_000_000)

/** What the reviews feature brings to the server. */
export function createFeature(tools: Tools): Feature {
  const store = createReviewsStore(tools.db)
  const decisions = createDecisionsStore(tools.db)
  const cursors = createCursors(tools.keys)
  const moderation = createModeration(tools, store, decisions)
  const importReviews = createImporter(tools)
  const samples = createSamples(tools, importReviews)
  tools.events.on('reviews.changed', store.forget)

  return {
    migrations: migrations(tools.engine),
    routes: [
      loadMoreReviewsRoute(store, cursors, newSeed),
      getReviewSummaryRoute(store),
      listReviewsRoute(store, cursors),
      decideReviewRoute(moderation),
      undoDecisionRoute(moderation, decisions),
      getReviewNewsRoute(store),
    ],
    importers: { reviews: importReviews },
    generators: { reviews: samples.generate },
    fixture: samples.fixture,
    demo: samples.demo,
  }
}
