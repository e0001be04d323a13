import type { Feature, Tools } from '@frontage/kit/feature.server'
import { createReadOut } from '@frontage/kit/post/read-out.server'
import { migrations } from '../migrations'
import { FILE_DAYS } from '../spec'
import { createFetchedPictures } from './moving/fetched-pictures.store'
import { handleImportJob } from './moving/import-job'
import { createImportRoutes } from './moving/import-routes'
import { createImportsStore } from './moving/imports.store'
import { createSentFiles } from './moving/sent-files'
import { createOldNumbers } from './old-numbers.store'

const DAY = 86_400_000

/** Sites that move in from WordPress, and where the numbers of their old pages lead. Another way of reading from elsewhere is for tests. */
export function createFeature(tools: Tools, readOut = createReadOut({ own: [new URL(tools.publicUrl).hostname] })): Feature {
  const imports = createImportsStore(tools.db)
  const sent = createSentFiles(tools, imports)
  const numbers = createOldNumbers(tools)
  const fetched = createFetchedPictures(tools.db)
  handleImportJob({ ...tools, imports, sent, readOut, fetched })

  /** Lets go of files that nobody imported within a week, and of those whose missing pictures nobody tried again. */
  async function sweep(): Promise<void> {
    const before = new Date(tools.clock.now().getTime() - FILE_DAYS * DAY).toISOString()
    for (const one of await imports.withFiles()) {
      if (one.startedAt >= before || one.state === 'running' || one.state === 'pausing') continue
      await sent.drop(one)
      await fetched.forget(one.id)
      if (one.state === 'receiving' || one.state === 'reading' || one.state === 'ready') await imports.forget(one.id, tools.db)
    }
  }

  return {
    migrations: migrations(tools.engine),
    routes: createImportRoutes({ ...tools, imports, sent, fetched }),
    start: sweep,
    sweep,
    redirectQuery: numbers.redirectQuery,
    pageMoved: numbers.pageMoved,
  }
}
