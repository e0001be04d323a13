import type { Feature, Tools } from '@frontage/kit/feature.server'
import { migrations } from '../migrations'
import { importDemoPages } from './demo-pages'
import { createDesk } from './desk'
import { createDeskRoutes } from './desk-routes'
import { mentionsOn } from './mentions'
import { createPageSource } from './page-source'
import { findableAmong, placesAmong } from './places'
import { createPublishedPages } from './published.store'
import { handleSchedule } from './schedule'
import { createPageSearch } from './search-pages'
import { searchSiteRoute } from './search-site'
import { exportSiteRoute, importSiteRoute } from './site/move-site'
import { createPagesTransfer } from './site/pages-transfer'
import { createSiteMover } from './site/site-mover'
import { handleSweep, sweepRemoved } from './sweep'

/** What the pages feature brings to the server. */
export function createFeature(tools: Tools): Feature {
  const published = createPublishedPages(tools.db)
  const desk = createDesk(tools)
  const transfer = createPagesTransfer(desk, tools)
  const pageSearch = createPageSearch(published, tools.site)
  const mover = createSiteMover(() => tools.registry.transfers(), tools)
  tools.events.on('pages.changed', pageSearch.forget)
  handleSchedule(desk)
  handleSweep(desk)
  return {
    migrations: migrations(tools.engine),
    routes: [
      searchSiteRoute(() => tools.registry.searches(), pageSearch),
      ...createDeskRoutes(desk),
      exportSiteRoute(mover, tools),
      importSiteRoute(mover, tools),
    ],
    search: pageSearch.search,
    places: async () => placesAmong(published, (await tools.site.read('name')) ?? ''),
    sitemap: () => findableAmong(published),
    mentions: mentionsOn(desk),
    transfer,
    mover,
    start: () => sweepRemoved(desk),
    pages: createPageSource(published, desk, tools),
    demo: (folder) => importDemoPages(folder, transfer, tools),
  }
}
