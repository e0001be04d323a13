import type { Tools } from '@frontage/kit/feature.server'
import { createSendOut } from '@frontage/kit/post/send-out.server'
import { createThrottle } from '@frontage/kit/storage/throttle.server'
import { createDeliveries } from '../delivery/server/deliveries'
import { createWebhooks } from '../delivery/server/webhooks'
import { createEntryStates } from '../inbox/server/entry-states.store'
import { createFolders } from '../uploads/server/folders'
import { createEntriesStore } from './entries.store'
import { FilesStore } from './files.store'
import { createFormsStore } from './forms.store'

export type Stores = ReturnType<typeof createStores>

/** Everything that is kept about forms, and what goes out about them. */
export function createStores(tools: Tools) {
  const throttle = createThrottle(tools)
  const webhooks = createWebhooks({ ...tools, sendOut: createSendOut({ own: [new URL(tools.publicUrl).hostname] }) })
  return {
    throttle,
    webhooks,
    forms: createFormsStore(tools.db),
    entries: createEntriesStore(tools),
    states: createEntryStates(tools),
    files: new FilesStore(tools),
    folders: createFolders(tools),
    deliveries: createDeliveries({ ...tools, throttle, webhooks }),
  }
}
