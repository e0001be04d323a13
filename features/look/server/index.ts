import type { Feature, Tools } from '@frontage/kit/feature.server'
import { createRemembered } from '@frontage/kit/remembered.server'
import type { SiteLook } from '@frontage/kit/site-look.server'
import { migrations } from '../migrations'
import { importDemoPlace } from './demo-place'
import { createFaceFiles, mountFaces } from './faces'
import { themeFromWordPress } from './from-wordpress/theme-from-wordpress'
import { createLookStore } from './look.store'
import { createLookRoutes } from './look-desk'
import { createLookDraft } from './look-draft.store'
import { createLookTransfer } from './look-transfer'
import { createWholeLooks, wornOf } from './whole-looks'

/** What the look of the site brings to the server. */
export function createFeature(tools: Tools): Feature {
  const store = createLookStore(tools.db)
  const draft = createLookDraft(tools.db)
  const faces = createFaceFiles(tools)
  const remembered = createRemembered<SiteLook>(1)
  // Whoever sets it up says where the site is.
  for (const news of ['look.changed', 'site.set-up'] as const) tools.events.on(news, remembered.forget)
  const readLook = async (): Promise<SiteLook> => {
    const { look } = await store.published()
    return wornOf(look)
  }
  return {
    migrations: migrations(tools.engine),
    routes: createLookRoutes({ ...tools, store, draft, faces }),
    transfer: createLookTransfer({ ...tools, store, draft, faces }),
    fromWordPress: [themeFromWordPress(store)],
    mount: mountFaces(faces),
    demo: (folder) => importDemoPlace(folder, tools),
    wholeLooks: createWholeLooks(store),
    look: () => remembered.recall('published', readLook),
  }
}
