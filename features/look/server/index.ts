import type { Feature, Tools } from '@frontage/kit/feature.server'
import { createRemembered } from '@frontage/kit/remembered.server'
import type { SiteLook } from '@frontage/kit/site-look.server'
import { createWholeLooks, siteLookOf } from '../editor/server/whole-looks'
import { migrations } from '../migrations'
import { themeFromWordPress } from '../wordpress/server/theme-from-wordpress'
import { importDemoPlace } from './demo-place'
import { createFaceFiles, mountFaces } from './faces'
import { createLookStore } from './look.store'
import { createLookDraft } from './look-draft.store'
import { createLookRoutes } from './look-routes'
import { createLookTransfer } from './look-transfer'

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
    return siteLookOf(look)
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
