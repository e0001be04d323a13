import type { Feature, Tools } from '@frontage/kit/feature.server'
import { migrations } from '../migrations'
import { createOldNumbers } from './old-numbers.store'

/** What a site that moved in from WordPress brings to the server: where the numbers of its old pages lead. */
export function createFeature(tools: Tools): Feature {
  const numbers = createOldNumbers(tools)
  return {
    migrations: migrations(tools.engine),
    routes: [],
    redirectQuery: numbers.redirectQuery,
    pageMoved: numbers.pageMoved,
  }
}
