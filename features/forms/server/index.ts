import type { Feature, PolicyHosts, Tools } from '@frontage/kit/feature.server'
import { createRemembered } from '@frontage/kit/remembered.server'
import { createFirstForms } from '../definition/server/first-forms'
import { createFormsTransfer } from '../definition/server/forms-transfer'
import { createFormPage } from '../filling/server/form-page'
import { createSweep } from '../inbox/server/sweep'
import { checkHostsOf } from '../protection/server/check-hosts'
import { allMigrations } from './all-migrations'
import { createDeskRoutes } from './desk-routes'
import { createPublicRoutes } from './public-routes'
import { createStores } from './stores'

/** What contact forms bring to the server. */
export function createFeature(tools: Tools): Feature {
  const stores = createStores(tools)
  const hosts = createRemembered<PolicyHosts>(1)
  tools.events.on('forms.changed', stores.forms.forget)
  tools.events.on('forms.changed', hosts.forget)
  const sweep = createSweep(tools, stores)
  const forVisitors = createPublicRoutes(tools, stores)
  return {
    ...forVisitors,
    routes: [...forVisitors.routes, ...createDeskRoutes(tools, stores)],
    migrations: migrations(tools.engine),
    start: sweep.start,
    ownPage: createFormPage(stores.forms),
    hosts: () => hosts.recall('bot checks', () => checkHostsOf(stores.forms)),
    transfer: createFormsTransfer(tools.db),
    ...createFirstForms(tools, stores),
  }
}
