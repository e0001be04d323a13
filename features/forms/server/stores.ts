import type { Tools } from '@frontage/kit/feature.server'
import { createThrottle } from '@frontage/kit/storage/throttle.server'
import { createEntriesStore } from './entries.store'
import { FilesStore } from './files.store'
import { createFormsStore } from './forms.store'
import { createLeaving } from './leaving'

export type Stores = ReturnType<typeof createStores>

/** Everything that is kept about forms and is read by several capabilities. */
export function createStores(tools: Tools) {
  const entries = createEntriesStore(tools)
  const files = new FilesStore(tools)
  return {
    throttle: createThrottle(tools),
    forms: createFormsStore(tools.db),
    entries,
    files,
    leaving: createLeaving({ ...tools, entries, files }),
  }
}
