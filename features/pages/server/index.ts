import type { Feature, Search, Tools } from '@frontage/kit/feature.server'
import type { PageModule } from '@frontage/kit/island/page'
import { importDemoPages } from './demo-pages'
import { FRAME } from './frame'
import { createPagesStore } from './pages.store'
import { migrations } from './pages.tables'
import { resultsPage } from './results-page'
import { createPageSearch } from './search-pages'
import { searchSiteRoute } from './search-site'

/** What the pages feature brings to the server. */
export function createFeature(tools: Tools): Feature {
  const store = createPagesStore(tools.db)
  const pageSearch = createPageSearch(store)
  let searches: readonly Search[] = []
  tools.events.on('pages.changed', pageSearch.forget)
  const modulesIn = async (name: string): Promise<PageModule[]> => JSON.parse((await tools.site.read(name)) ?? '[]') as PageModule[]
  return {
    migrations,
    routes: [searchSiteRoute(() => searches, pageSearch)],
    search: pageSearch.search,
    sitemap: async () => (await store.allPublished()).map(({ path }) => ({ path })),
    learnSearches: (all) => {
      searches = all
    },
    pages: {
      find: async (path, search) => (path === '/' && search ? resultsPage : store.published(path)),
      frame: async () => ({ header: await modulesIn(FRAME.header), footer: await modulesIn(FRAME.footer) }),
    },
    demo: (folder) => importDemoPages(folder, store, tools),
  }
}
