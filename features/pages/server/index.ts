import type { Feature, Tools } from '@frontage/kit/feature.server'
import { checkPageRoute } from '../checks/server/check-page'
import { createPageIssues } from '../checks/server/page-issues'
import { createDocumentRoutes } from '../documents/server/document-routes'
import { mentionsOn } from '../documents/server/mentions'
import { createPageAt } from '../documents/server/page-at'
import { createPageSource } from '../documents/server/page-source'
import { createFindable, createPlaces } from '../documents/server/places'
import { handleSchedule } from '../documents/server/schedule'
import { handleSweep, sweepRemoved } from '../documents/server/sweep'
import { handleRemovedRows, keepSavedRowRoute, listSavedRowsRoute, removeSavedRowRoute } from '../editor/server/saved-rows'
import { migrations } from '../migrations'
import { resultsPage } from '../search/server/results-page'
import { createPageSearch } from '../search/server/search-pages'
import { searchSiteRoute } from '../search/server/search-site'
import { createTemplateRoutes } from '../templates/server/template-routes'
import { templatePage } from '../templates/server/templates'
import { importDemoPages } from '../transfer/server/demo-pages'
import { beginSiteImportRoute, exportSiteRoute, importSiteRoute } from '../transfer/server/site/move-site'
import { createPagesTransfer } from '../transfer/server/site/pages-transfer'
import { createSiteMover } from '../transfer/server/site/site-mover'
import { exportPagesRoute, importPagesRoute } from '../transfer/server/transfer-pages'
import { createPagesService } from './pages-service'
import { createPublishedPages } from './published.store'

/** What the pages feature brings to the server. */
export function createFeature(tools: Tools): Feature {
  const desk = createPagesService(tools)
  const published = createPublishedPages(tools.db, desk.readings)
  const places = createPlaces(published)
  const transfer = createPagesTransfer(desk, tools)
  const pageSearch = createPageSearch(published, tools.site)
  const mover = createSiteMover(() => tools.registry.transfers(), tools)
  tools.events.on('pages.changed', () => {
    desk.readings.forget()
    pageSearch.forget()
  })
  handleSchedule(desk)
  handleSweep(desk)
  handleRemovedRows(desk)
  return {
    migrations: migrations(tools.engine),
    routes: [
      searchSiteRoute(() => tools.registry.searches(), pageSearch),
      ...createDocumentRoutes(desk),
      ...createTemplateRoutes(desk),
      ...[checkPageRoute, listSavedRowsRoute, keepSavedRowRoute, removeSavedRowRoute].map((routeFor) => routeFor(desk)),
      ...[exportPagesRoute, importPagesRoute].map((routeFor) => routeFor(desk)),
      exportSiteRoute(mover, tools),
      beginSiteImportRoute,
      importSiteRoute(mover, tools),
    ],
    search: pageSearch.search,
    places: async () => places((await tools.site.read('name')) ?? ''),
    sitemap: createFindable(published),
    mentions: mentionsOn(desk),
    pageAt: createPageAt(desk),
    pageIssues: createPageIssues(desk),
    transfer,
    mover,
    start: async () => {
      await sweepRemoved(desk)
      await desk.readings.catchUp()
    },
    sweep: () => sweepRemoved(desk),
    pages: createPageSource(published, desk, {
      ...{ site: tools.site, log: tools.log, resultsPage },
      template: (name) => templatePage(name, tools.registry),
    }),
    demo: (folder) => importDemoPages(folder, transfer, tools),
  }
}
