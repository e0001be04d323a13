import type { Feature, Search, Tools } from '@frontage/kit/feature.server'
import { readFrame } from '@frontage/kit/frame.server'
import { importDemoPages } from './demo-pages'
import { createPagesStore } from './pages.store'
import { migrations } from './pages.tables'
import { placesOn } from './places'
import { resultsPage } from './results-page'
import { createPageSearch } from './search-pages'
import { searchSiteRoute } from './search-site'

/** What the pages feature brings to the server. */
export function createFeature(tools: Tools): Feature {
  const store = createPagesStore(tools.db)
  const pageSearch = createPageSearch(store)
  let searches: readonly Search[] = []
  tools.events.on('pages.changed', pageSearch.forget)
  return {
    migrations,
    routes: [searchSiteRoute(() => searches, pageSearch)],
    search: pageSearch.search,
    learnSearches: (all) => {
      searches = all
    },
    pages: {
      find: async (path, search) => (path === '/' && search ? resultsPage : store.published(path)),
      frame: async () => ({ header: await readFrame('header', tools), footer: await readFrame('footer', tools) }),
    },
    places: async () => (await store.allPublished()).map(placesOn),
    demo: (folder) => importDemoPages(folder, store, tools),
  }
}
