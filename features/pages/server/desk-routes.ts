import type { Route } from '@frontage/kit/wire/answer.server'
import { checkPageRoute } from './check-page'
import { createPageRoute } from './create-page'
import type { Desk } from './desk'
import { listPagesRoute } from './list-pages'
import { discardDraftRoute, listVersionsRoute, readVersionRoute, restoreVersionRoute } from './page-versions'
import { bringBackPageRoute, publishPageRoute, removePageRoute, unpublishPageRoute } from './publish-page'
import { openPageRoute, saveDraftRoute } from './save-draft'
import { keepSavedRowRoute, listSavedRowsRoute, removeSavedRowRoute } from './saved-rows'
import { schedulePageRoute } from './schedule-page'
import { sharePageRoute, stopSharingRoute } from './share-page'
import { exportPagesRoute, importPagesRoute } from './transfer-pages'

const routes = [
  ...[listPagesRoute, createPageRoute, openPageRoute, saveDraftRoute, publishPageRoute, schedulePageRoute, unpublishPageRoute],
  ...[removePageRoute, bringBackPageRoute, listVersionsRoute, readVersionRoute, restoreVersionRoute, discardDraftRoute],
  ...[checkPageRoute, sharePageRoute, stopSharingRoute, listSavedRowsRoute, keepSavedRowRoute, removeSavedRowRoute],
  ...[exportPagesRoute, importPagesRoute],
]

/** What an owner may ask for. */
export const createDeskRoutes = (desk: Desk): Route[] => routes.map((routeFor) => routeFor(desk))
