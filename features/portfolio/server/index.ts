import type { Feature, Tools } from '@frontage/kit/feature.server'
import { migrations } from '../migrations'
import { createCatalogueStore } from './catalogue.store'
import { createDeskRoutes, ownReadOut } from './desk-routes'
import { frameHostsIn } from './frame-hosts.store'
import { getItemRoute } from './get-item'
import { createFileImporter } from './import/import-command'
import { createImportRoutes } from './import/import-desk'
import { lookAtSiteRoute } from './import/look-at-site'
import { handleImportJobs } from './import/run-import'
import { createItemPage } from './item-page'
import { createItemsStore } from './items.store'
import { listItemsRoute } from './list-items'
import { createLooksStore } from './looks.store'
import { createLookRoutes } from './looks-desk'
import { mentionsAmong } from './mentions.store'
import { createSamples } from './sample-items'
import { createItemSearch } from './search-items'
import { createSitemap } from './sitemap'
import { createTermsStore } from './terms.store'
import { createItemRoutes } from './wordpress/item-routes'
import { createItemPages } from './wordpress/items-page.store'
import { createTermRoutes } from './wordpress/term-routes'
import { createWorkTransfer } from './work-transfer'

/** What the portfolio brings to the server. Another way of reading from elsewhere is for tests. */
export function createFeature(tools: Tools, readOut = ownReadOut(tools.publicUrl)): Feature {
  const stores = {
    terms: createTermsStore(tools.db),
    items: createItemsStore(tools.db),
    catalogue: createCatalogueStore(tools.db),
    pages: createItemPages(tools.db),
  }
  const looks = createLooksStore(tools.db)
  const samples = createSamples(tools, looks)
  handleImportJobs(tools, readOut)
  tools.events.on('portfolio.changed', stores.catalogue.forget)
  tools.events.on('portfolio.changed', stores.pages.forget)

  return {
    migrations: migrations(tools.engine),
    routes: [
      listItemsRoute(tools, stores),
      getItemRoute(tools, stores),
      ...createDeskRoutes(tools, stores, readOut),
      ...createLookRoutes(tools, looks),
      ...createImportRoutes(tools),
      lookAtSiteRoute(tools, readOut),
    ],
    ownPage: createItemPage(tools, stores),
    sitemap: createSitemap(tools),
    search: createItemSearch(stores),
    frameHosts: () => frameHostsIn(tools.db),
    mentions: mentionsAmong(tools.db),
    transfer: createWorkTransfer(tools.db),
    demo: samples.demo,
    fixture: samples.fixture,
    importers: { portfolio: createFileImporter(tools, readOut) },
    generators: { portfolio: samples.generate },
    rest: [...createItemRoutes(tools, stores), ...createTermRoutes(stores, tools.publicUrl)],
  }
}
