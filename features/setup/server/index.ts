import type { Feature, Tools } from '@frontage/kit/feature.server'
import { migrations } from '../migrations'
import { RETRY_AFTER } from '../spec'
import { firstStepRoutes } from './first-steps'
import { getOpeningRoute } from './get-opening'
import { getSetupRoute, listKindsRoute } from './get-setup'
import { makeSiteRoute } from './make-site'
import { addMenuLinks } from './menu-links'
import { openSiteRoute, publishSiteRoute, takeOfflineRoute } from './publish-site'
import { readLogoRoute } from './read-logo'
import { saveSetupRoute, skipStepRoute } from './save-step'
import { createSetupDesk } from './setup-desk'
import { sketchOf } from './sketch'
import { templatesOf } from './templates'

/** What setting up a site brings to the server: questions and answers, the site that is made of them, and its opening. */
export function createFeature(tools: Tools): Feature {
  const desk = createSetupDesk(tools)
  addMenuLinks(desk, tools)
  return {
    migrations: migrations(tools.engine),
    routes: [
      ...[getSetupRoute(desk), listKindsRoute(desk), saveSetupRoute(desk), skipStepRoute(desk), readLogoRoute(desk)],
      ...[makeSiteRoute(desk), publishSiteRoute(desk), takeOfflineRoute(desk), openSiteRoute(desk)],
      ...firstStepRoutes(desk),
      getOpeningRoute(desk),
    ],
    opening: {
      isOpen: desk.opening.isOpen,
      set: desk.opening.set,
      retryAfter: RETRY_AFTER,
      modules: (isOwner) => [{ block: 'opening-soon', props: { isOwner } }],
      sketch: (asked) => sketchOf(asked, desk),
    },
    pageTemplates: () => templatesOf(desk),
    demo: async () => void (await desk.opening.set(true)),
    fixture: async () => {
      await desk.opening.set(true)
      return {}
    },
  }
}
