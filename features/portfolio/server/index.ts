import type { Feature, Tools } from '@frontage/kit/feature.server'
import { createCatalogueStore } from './catalogue.store'
import { getItemRoute } from './get-item'
import { createItemsStore } from './items.store'
import { listItemsRoute } from './list-items'
import { portfolioMigrations } from './portfolio.tables'
import { createItemRoutes } from './wordpress/item-routes'
import { createItemPages } from './wordpress/items-page.store'
import { createTermRoutes } from './wordpress/term-routes'

/** What the portfolio brings to the server. */
export function createFeature(tools: Tools): Feature {
  const stores = { items: createItemsStore(tools.db), catalogue: createCatalogueStore(tools.db), pages: createItemPages(tools.db) }
  tools.events.on('portfolio.changed', stores.catalogue.forget)
  tools.events.on('portfolio.changed', stores.pages.forget)

  return {
    migrations: portfolioMigrations(tools.engine),
    routes: [listItemsRoute(tools, stores), getItemRoute(tools, stores)],
    rest: [...createItemRoutes(tools, stores), ...createTermRoutes(stores, tools.publicUrl)],
  }
}
