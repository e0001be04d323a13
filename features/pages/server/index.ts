import type { Feature, Tools } from '@frontage/kit/feature.server'
import type { PageModule } from '@frontage/kit/island/page'
import { importDemoPages } from './demo-pages'
import { FRAME } from './frame'
import { createPagesStore } from './pages.store'
import { migrations } from './pages.tables'

/** What the pages feature brings to the server. */
export function createFeature(tools: Tools): Feature {
  const store = createPagesStore(tools.db)
  const modulesIn = async (name: string): Promise<PageModule[]> => JSON.parse((await tools.site.read(name)) ?? '[]') as PageModule[]
  return {
    migrations,
    routes: [],
    pages: {
      find: store.published,
      frame: async () => ({ header: await modulesIn(FRAME.header), footer: await modulesIn(FRAME.footer) }),
    },
    demo: (folder) => importDemoPages(folder, store, tools),
  }
}
