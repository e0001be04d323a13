import type { Feature, Tools } from '@frontage/kit/feature.server'
import { createFrameStore } from './frame.store'
import { migrations } from './frame.tables'
import { createFrameRoutes } from './frame-desk'
import { createLinkRoutes, type Places } from './links'

/** What the header brings to the server: its owner's part. */
export function createFeature(tools: Tools): Feature {
  let places: Places = { all: async () => [], isThere: async () => true }
  return {
    migrations,
    routes: [...createFrameRoutes(tools, createFrameStore(tools.db)), ...createLinkRoutes(() => places)],
    learnPlaces: (all, isThere) => {
      places = { all, isThere }
    },
  }
}
