import type { Feature, Tools } from '@frontage/kit/feature.server'
import { hasRows } from '@frontage/kit/storage/has-rows.server'
import { createDefinition } from '../definition/server/definition'
import { createDelivery } from '../delivery/server/delivery'
import { judgeAnswers } from '../filling/server/check-sent'
import { createFilling } from '../filling/server/filling'
import { createInbox } from '../inbox/server/inbox'
import { migrations } from '../migrations'
import { createProtection } from '../protection/server/protection'
import { createUploads } from '../uploads/server/uploads'
import { handleRemovedForms } from './removed-forms'
import { createStores } from './stores'
import { createFormTickets } from './tickets'

/** What contact forms bring to the server: each capability is handed what the others do for it. */
export function createFeature(tools: Tools): Feature {
  const stores = createStores(tools)
  handleRemovedForms(tools, stores)
  tools.events.on('forms.changed', stores.forms.forget)
  const tickets = createFormTickets(tools)
  const protection = createProtection(tools, stores, tickets)
  const uploads = createUploads(tools, stores, { tickets, ...protection })
  const delivery = createDelivery(tools, stores, tickets)
  const inbox = createInbox(tools, stores, { ...delivery, ...uploads, judge: judgeAnswers })
  const filling = createFilling(tools, stores, { tickets, ...protection, ...uploads, ...delivery, ...inbox })
  const definition = createDefinition(tools, stores, { ...inbox, ...delivery })
  return {
    ...definition,
    routes: [definition, filling, uploads, protection, inbox].flatMap(({ routes }) => routes),
    migrations: migrations(tools.engine),
    start: async () => {
      await uploads.start()
      await inbox.start()
    },
    fromWordPress: [...(definition.fromWordPress ?? []), ...inbox.fromWordPress],
    sweep: inbox.sweep,
    personal: [inbox.personal],
    digest: inbox.digest,
    problems: delivery.deliveries.problems,
    ownPage: filling.ownPage!,
    firstActions: { message: () => hasRows(tools.db, 'form_entry') },
    hosts: protection.hosts,
    mount: (...visitors) => {
      protection.mount(...visitors)
      filling.mount?.(...visitors)
    },
  }
}
