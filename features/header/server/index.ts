import type { Feature, Tools } from '@frontage/kit/feature.server'
import { createFrameStore } from './frame.store'
import { migrations } from './frame.tables'
import { createFrameRoutes } from './frame-desk'
import { createFrameTransfer } from './frame-transfer'
import { createLinkRoutes, type Places } from './links'

/** What the header brings to the server: its owner's part. */
export function createFeature(tools: Tools): Feature {
  const store = createFrameStore(tools.db)
  let places: Places = { all: async () => [], isThere: async () => true }
  return {
    migrations,
    routes: [...createFrameRoutes(tools, store), ...createLinkRoutes(() => places)],
    transfer: createFrameTransfer(store, tools),
    learnPlaces: (all, isThere) => {
      places = { all, isThere }
    },
  }
}
