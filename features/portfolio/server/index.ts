import type { Feature, Tools } from '@frontage/kit/feature.server'
import { joinedTransfer } from '@frontage/kit/joined-transfer.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { hasRows } from '@frontage/kit/storage/has-rows.server'
import type { Transfer } from '@frontage/kit/transfer.server'
import { getItemRoute } from '../catalogue/server/get-item'
import { createItemFeed } from '../catalogue/server/item-feed'
import { createItemPage } from '../catalogue/server/item-page'
import { listItemsRoute } from '../catalogue/server/list-items'
import { createItemSearch } from '../catalogue/server/search-items'
import { createPlaces, createSitemap } from '../catalogue/server/sitemap'
import { itemsFromWordPress } from '../import/server/from-wordpress'
import { createFileImporter } from '../import/server/import-command'
import { createImportRoutes } from '../import/server/import-desk'
import { lookAtSiteRoute } from '../import/server/look-at-site'
import { handleImportJobs } from '../import/server/run-import'
import { portfolioBlocksFromWordPress } from '../import/server/shown-on-wordpress'
import { createOwnerRoutes, ownReadOut } from '../items/server/desk-routes'
import { frameHostsIn } from '../items/server/frame-hosts.store'
import { createItemTransfers } from '../items/server/items-transfer'
import { mentionsAmong } from '../items/server/mentions.store'
import { createSamples } from '../items/server/sample-items'
import { createLooksStore } from '../looks/server/looks.store'
import { createLookRoutes } from '../looks/server/looks-desk'
import { createLooksTransfer } from '../looks/server/looks-transfer'
import { fitting } from '../looks/stored-look'
import { migrations } from '../migrations'
import { createItemRoutes } from '../wordpress/server/item-routes'
import { createItemPages } from '../wordpress/server/items-page.store'
import { createTermRoutes } from '../wordpress/server/term-routes'
import { portfolioToWordPress } from '../wordpress/server/to-wordpress'
import { createItemsStore } from './items.store'
import { createCatalogueStore } from './published/catalogue.store'
import { createTermsStore } from './terms.store'

/** Work with what it is sorted into, and the settings of the block under their numbers. */
export const createWorkTransfer = (db: AnyDatabase): Transfer =>
  joinedTransfer('portfolio', [...createItemTransfers(db), createLooksTransfer(db)])

/** What the portfolio brings to the server. Another way of reading from elsewhere is for tests. */
export function createFeature(tools: Tools, readOut = ownReadOut(tools.publicUrl)): Feature {
  const stores = {
    terms: createTermsStore(tools.db),
    items: createItemsStore(tools.db),
    catalogue: createCatalogueStore(tools.db),
    pages: createItemPages(tools.db),
  }
  const looks = createLooksStore(tools.db)
  const samples = createSamples(tools, (title, settings) =>
    looks.keep({ title, settings: fitting(settings), updatedAt: tools.clock.now().toISOString() }),
  )
  handleImportJobs(tools, readOut)
  tools.events.on('portfolio.changed', stores.catalogue.forget)
  tools.events.on('portfolio.changed', stores.pages.forget)

  return {
    isOnlyAsked: true,
    migrations: migrations(tools.engine),
    routes: [
      listItemsRoute(tools, stores),
      getItemRoute(tools, stores),
      ...createOwnerRoutes(tools, stores, readOut),
      ...createLookRoutes(tools, looks),
      ...createImportRoutes(tools),
      lookAtSiteRoute(tools, readOut),
    ],
    ownPage: createItemPage(tools, stores),
    sitemap: createSitemap(tools),
    places: createPlaces(tools),
    search: createItemSearch(stores),
    feed: createItemFeed(stores.items, tools),
    frameHosts: () => frameHostsIn(tools.db),
    mentions: mentionsAmong(tools.db),
    transfer: createWorkTransfer(tools.db),
    firstActions: { project: () => hasRows(tools.db, 'portfolio_item') },
    shown: { projects: () => hasRows(tools.db, 'portfolio_item', { state: 'published' }) },
    demo: samples.demo,
    fixture: samples.fixture,
    fromWordPress: [...itemsFromWordPress(tools), portfolioBlocksFromWordPress],
    importers: { portfolio: createFileImporter(tools, readOut) },
    toWordPress: { posts: [portfolioToWordPress] },
    generators: { portfolio: samples.generate },
    rest: [...createItemRoutes(tools, stores), ...createTermRoutes(stores, tools.publicUrl)],
  }
}
