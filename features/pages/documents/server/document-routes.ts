import type { Route } from '@frontage/kit/wire/answer.server'
import type { PagesService } from '../../server/pages-service'
import { createPageRoute } from './create-page'
import { getPageNewsRoute, listPagesRoute, listPathsRoute } from './list-pages'
import { getHomePageRoute, makeHomePageRoute } from './make-home'
import { discardDraftRoute, listVersionsRoute, readVersionRoute, restoreVersionRoute } from './page-versions'
import { bringBackPageRoute, publishPageRoute, removePageRoute, unpublishPageRoute } from './publish-page'
import { openPageRoute, saveDraftRoute } from './save-draft'
import { schedulePageRoute } from './schedule-page'
import { sharePageRoute, stopSharingRoute } from './share-page'

const routes = [
  ...[listPagesRoute, createPageRoute, openPageRoute, saveDraftRoute, publishPageRoute, schedulePageRoute, unpublishPageRoute],
  ...[removePageRoute, bringBackPageRoute, listVersionsRoute, readVersionRoute, restoreVersionRoute, discardDraftRoute],
  ...[sharePageRoute, stopSharingRoute, listPathsRoute, getPageNewsRoute, getHomePageRoute, makeHomePageRoute],
]

/** What an owner may ask for about a page. */
export const createDocumentRoutes = (desk: PagesService): Route[] => routes.map((routeFor) => routeFor(desk))
