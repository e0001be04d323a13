import type { Feature, Tools } from '@frontage/kit/feature.server'
import { hasRows } from '@frontage/kit/storage/has-rows.server'
import { createDisplayRoutes } from '../displays/server/routes'
import { createReviewFeed } from '../listing/server/review-feed'
import { createListings } from '../listing/server/routes'
import { createReviewSearch } from '../listing/server/search-reviews'
import { migrations } from '../migrations'
import { createProjectFollower } from '../moderation/server/moved-projects.store'
import { createModerationDesk } from '../moderation/server/routes'
import { addFixtureWidgets, importDemoWidgets } from '../samples/server/demo-widgets'
import { createSamples } from '../samples/server/sample-reviews'
import { createSubmissions } from '../submission/server/routes'
import { reviewsFromFiles, reviewsFromWordPress } from '../transfer/server/from-wordpress'
import { createImporter } from '../transfer/server/import-reviews'
import { createOlderPages } from '../transfer/server/older-pages'
import { createTransferRoutes } from '../transfer/server/routes'
import { reviewBlocksFromWordPress } from '../transfer/server/shown-on-wordpress'
import { sliderWidgetsFromWordPress } from '../transfer/server/slider-widgets'
import { reviewsForWordPress } from '../transfer/server/to-wordpress'
import { createCursors } from './store/cursor'
import { createReviewsStore } from './store/reviews.store'
import { createWidgetRoutes } from './widgets/widget-desk'
import { createWidgetsStore } from './widgets/widgets.store'
import { createWidgetsTransfer } from './widgets/widgets-transfer'

/** What the reviews feature brings to the server: its capabilities, put together. */
export function createFeature(tools: Tools): Feature {
  const store = createReviewsStore(tools.db)
  const widgets = createWidgetsStore(tools.db)
  const cursors = createCursors(tools.keys)
  const lists = createListings(tools, { store, cursors, widgets })
  const submissions = createSubmissions(tools, widgets)
  const importReviews = createImporter(tools)
  const olderPages = createOlderPages(tools)
  const moderation = createModerationDesk(tools, store, cursors)
  for (const news of ['reviews.changed', 'reviews.received'] as const) tools.events.on(news, store.forget)
  tools.events.on('reviews.changed', widgets.forget)

  const sweep = async (): Promise<void> => {
    await submissions.sweep?.()
    await moderation.sweep()
  }

  return {
    ...submissions,
    isOnlyAsked: true,
    migrations: migrations(tools.engine),
    routes: [
      ...lists.routes,
      ...submissions.routes,
      ...createDisplayRoutes({ store, widgets, reviewsOf: lists.reviewsOf }),
      ...moderation.routes,
      ...createTransferRoutes(tools),
      ...olderPages.routes,
      ...createWidgetRoutes(tools, widgets),
    ],
    ...{ start: sweep, sweep },
    ...{ personal: [moderation.personal], digest: moderation.digest, mentions: moderation.mentions },
    olderPages: olderPages.read,
    search: createReviewSearch(store),
    feed: createReviewFeed(store, tools),
    pageMoved: createProjectFollower(tools),
    transfer: createWidgetsTransfer(tools.db),
    firstActions: { review: () => hasRows(tools.db, 'review') },
    shown: { reviews: () => hasRows(tools.db, 'review', { status: 'published' }) },
    importers: { reviews: importReviews },
    toWordPress: { files: [reviewsForWordPress(tools)] },
    fromWordPress: [reviewsFromWordPress(tools), reviewsFromFiles(tools), ...sliderWidgetsFromWordPress, reviewBlocksFromWordPress],
    ...createFirstReviews(createSamples(tools, importReviews), widgets, tools),
  }
}

/** Reviews and displays that a command puts in. */
const createFirstReviews = (
  samples: ReturnType<typeof createSamples>,
  widgets: ReturnType<typeof createWidgetsStore>,
  tools: Tools,
): Pick<Feature, 'generators' | 'fixture' | 'demo'> => ({
  generators: { reviews: samples.generate },
  fixture: async () => ({ ...(await samples.fixture()), ...(await addFixtureWidgets(widgets, tools)) }),
  demo: async (folder) => {
    await samples.demo(folder)
    await importDemoWidgets(folder, widgets, tools)
  },
})
