import type { Feature, Tools } from '@frontage/kit/feature.server'
import { createTrashRoutes } from './trash-desk'

/** What was removed, until it is restored or deleted for good. */
export const createFeature = (tools: Tools): Feature => ({
  routes: createTrashRoutes(tools),
  migrations: {},
  start: async () => void (await tools.trash.sweep()),
  sweep: async () => void (await tools.trash.sweep()),
})
