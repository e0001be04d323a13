import type { Feature, Tools } from '@frontage/kit/feature.server'
import { allMigrations } from './all-migrations'
import { createPublicRoutes } from './public-routes'
import { createStores } from './stores'

/** What contact forms bring to the server. */
export function createFeature(tools: Tools): Feature {
  const stores = createStores(tools)
  tools.events.on('forms.changed', stores.forms.forget)
  return { ...createPublicRoutes(tools, stores), migrations: allMigrations(tools.engine) }
}
