import type { Feature, Tools } from '@frontage/kit/feature.server'
import { createReviewSearch } from '../listing/server/search-reviews'
import { migrations } from '../migrations'
import { addFixtureWidgets, importDemoWidgets } from '../samples/server/demo-widgets'
import { createSamples } from '../samples/server/sample-reviews'
import { createImporter } from '../transfer/server/import-reviews'
import { createOlderPages } from '../transfer/server/older-pages'
import { createDeskRoutes } from './desk-routes'
import { createPublicRoutes } from './public-routes'
import { createCursors } from './store/cursor'
import { createReviewsStore } from './store/reviews.store'
import { createWidgetsStore } from './widgets/widgets.store'
import { createWidgetsTransfer } from './widgets/widgets-transfer'

/** What the reviews feature brings to the server. */
export function createFeature(tools: Tools): Feature {
  const store = createReviewsStore(tools.db)
  const widgets = createWidgetsStore(tools.db)
  const cursors = createCursors(tools.keys)
  const importReviews = createImporter(tools)
  const samples = createSamples(tools, importReviews)
  const forVisitors = createPublicRoutes(tools, { store, cursors, widgets })
  const olderPages = createOlderPages(tools)
  tools.events.on('reviews.changed', store.forget)
  tools.events.on('reviews.changed', widgets.forget)

  return {
    ...forVisitors,
    migrations: migrations(tools.engine),
    routes: [...forVisitors.routes, ...createDeskRoutes(tools, { store, cursors, widgets }), ...olderPages.routes],
    olderPages: olderPages.read,
    search: createReviewSearch(store),
    transfer: createWidgetsTransfer(tools.db),
    importers: { reviews: importReviews },
    generators: { reviews: samples.generate },
    fixture: async () => ({ ...(await samples.fixture()), ...(await addFixtureWidgets(widgets, tools)) }),
    demo: async (folder) => {
      await samples.demo(folder)
      await importDemoWidgets(folder, widgets, tools)
    },
  }
}
