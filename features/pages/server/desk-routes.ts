import type { Route } from '@frontage/kit/wire/answer.server'
import { checkPageRoute } from '../checks/server/check-page'
import { createPageRoute } from '../documents/server/create-page'
import { listPagesRoute } from '../documents/server/list-pages'
import { discardDraftRoute, listVersionsRoute, readVersionRoute, restoreVersionRoute } from '../documents/server/page-versions'
import { bringBackPageRoute, publishPageRoute, removePageRoute, unpublishPageRoute } from '../documents/server/publish-page'
import { openPageRoute, saveDraftRoute } from '../documents/server/save-draft'
import { schedulePageRoute } from '../documents/server/schedule-page'
import { sharePageRoute, stopSharingRoute } from '../documents/server/share-page'
import { keepSavedRowRoute, listSavedRowsRoute, removeSavedRowRoute } from '../editor/server/saved-rows'
import { exportPagesRoute, importPagesRoute } from '../transfer/server/transfer-pages'
import type { Desk } from './desk'

const routes = [
  ...[listPagesRoute, createPageRoute, openPageRoute, saveDraftRoute, publishPageRoute, schedulePageRoute, unpublishPageRoute],
  ...[removePageRoute, bringBackPageRoute, listVersionsRoute, readVersionRoute, restoreVersionRoute, discardDraftRoute],
  ...[checkPageRoute, sharePageRoute, stopSharingRoute, listSavedRowsRoute, keepSavedRowRoute, removeSavedRowRoute],
  ...[exportPagesRoute, importPagesRoute],
]

/** What an owner may ask for. */
export const createDeskRoutes = (desk: Desk): Route[] => routes.map((routeFor) => routeFor(desk))
