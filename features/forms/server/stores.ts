import type { Tools } from '@frontage/kit/feature.server'
import { createThrottle } from '@frontage/kit/storage/throttle.server'
import { createEntriesStore } from './entries.store'
import { FilesStore } from './files.store'
import { createFormsStore } from './forms.store'

export type Stores = ReturnType<typeof createStores>

/** Everything that is kept about forms and is read by several capabilities. */
export const createStores = (tools: Tools) => ({
  throttle: createThrottle(tools),
  forms: createFormsStore(tools.db),
  entries: createEntriesStore(tools),
  files: new FilesStore(tools),
})
