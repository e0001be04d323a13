import type { Tools } from '@frontage/kit/feature.server'
import type { DeliveryService } from '../../server/contracts'
import type { Stores } from '../../server/stores'
import { createCorrectionsStore } from './corrections.store'
import { createEntryList } from './entry-list.store'
import { createEntryStates } from './entry-states.store'
import { createRepliesStore } from './replies.store'

/** What the calls of the inbox work with. */
export type Inbox = ReturnType<typeof inboxOf>

export const inboxOf = (tools: Tools, stores: Stores, deliveries: DeliveryService) => ({
  ...stores,
  deliveries,
  corrections: createCorrectionsStore(tools.db),
  replies: createRepliesStore(tools.db),
  /** Whether e-mails leave the site: there is a mail server. */
  hasMailServer: (): boolean => tools.settings.carrier === 'smtp',
  list: createEntryList(tools.db),
  states: createEntryStates(tools),
})
