import type { Feature, Tools } from '@frontage/kit/feature.server'
import { readFrame } from '@frontage/kit/frame.server'
import { migrations } from '../migrations'
import { createFrameStore } from './frame.store'
import { createFrameRoutes } from './frame-desk'
import { createFrameTransfer } from './frame-transfer'
import { headerFromWordPress } from './from-wordpress'
import { createLinkRoutes } from './links'
import { logoIn } from './logo'
import { mentionsIn } from './mentions'
import { createMenu, createMenuRoutes } from './menu'

/** What the header brings to the server: its owner's part. */
export function createFeature(tools: Tools): Feature {
  const store = createFrameStore(tools.db)
  const menu = createMenu(tools, store)
  return {
    migrations: migrations(tools.engine),
    routes: [...createFrameRoutes(tools, store), ...createLinkRoutes(tools.registry), ...createMenuRoutes(tools, menu)],
    menu,
    mentions: mentionsIn(store),
    transfer: createFrameTransfer(store, tools),
    fromWordPress: [headerFromWordPress],
    logo: async () => logoIn(await readFrame('header', tools)),
  }
}
