import { randomInt } from 'node:crypto'
import type { Feature, Tools } from '@frontage/kit/feature.server'
import { createChoices } from './choices'
import { createCursors } from './cursor'
import { decideReviewRoute } from './decide-review'
import { createDecisionsStore } from './decisions.store'
import { createDisplays } from './displays'
import { getBadgeRoute } from './get-badge'
import { getDisplayRoute } from './get-display'
import { getFloatRoute } from './get-float'
import { getReviewFormRoute } from './get-review-form'
import { getReviewNewsRoute } from './get-review-news'
import { getReviewSummaryRoute } from './get-review-summary'
import { createImporter } from './import-reviews'
import { listReviewsRoute } from './list-reviews'
import { createListing } from './listing'
import { loadMoreReviewsRoute } from './load-more-reviews'
import { createModeration } from './moderation'
import { createPageNames } from './page-names.store'
import { createReviewsStore } from './reviews.store'
import { migrations } from './reviews.tables'
import { createSamples } from './sample-reviews'
import { undoDecisionRoute } from './undo-decision'
import { listWidgetsRoute, removeWidgetRoute, saveWidgetRoute } from './widget-desk'
import { createWidgetsStore } from './widgets.store'
import { widgetMigrations } from './widgets.tables'

const newSeed = (): number => randomInt(1, 1_000_000)

/** What the reviews feature brings to the server. */
export function createFeature(tools: Tools): Feature {
  const store = createReviewsStore(tools.db)
  const decisions = createDecisionsStore(tools.db)
  const cursors = createCursors(tools.keys)
  const moderation = createModeration(tools, store, decisions)
  const widgets = createWidgetsStore(tools.db)
  const displays = createDisplays(widgets, tools.keys)
  const list = createListing(store, cursors, newSeed)
  const choicesOf = createChoices(createPageNames(tools.db))
  const importReviews = createImporter(tools)
  const samples = createSamples(tools, importReviews)
  tools.events.on('reviews.changed', store.forget)
  tools.events.on('reviews.changed', widgets.forget)

  return {
    migrations: { ...migrations(tools.engine), ...widgetMigrations(tools.engine) },
    routes: [
      loadMoreReviewsRoute(list, displays),
      getDisplayRoute({ store, displays, list, choicesOf }),
      getReviewFormRoute(widgets),
      getBadgeRoute({ store, widgets, displays, list }),
      getFloatRoute(widgets, displays, list),
      getReviewSummaryRoute(store),
      listReviewsRoute(store, cursors),
      decideReviewRoute(moderation),
      undoDecisionRoute(moderation, decisions),
      getReviewNewsRoute(store),
      listWidgetsRoute(widgets),
      saveWidgetRoute(tools, widgets),
      removeWidgetRoute(tools, widgets),
    ],
    importers: { reviews: importReviews },
    generators: { reviews: samples.generate },
    fixture: samples.fixture,
    demo: samples.demo,
  }
}
