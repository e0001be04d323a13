import type { Tools } from '@frontage/kit/feature.server'
import type { Route } from '@frontage/kit/wire/answer.server'
import {
  deleteContactFormRoute,
  getStoredFormRoute,
  listContactFormsRoute,
  readFormTagsRoute,
  saveContactFormRoute,
} from '../definition/server/form-desk'
import { exportEntriesRoute, getEntryFileRoute } from '../inbox/server/downloads'
import { getEntryNewsRoute, getEntryRoute, listEntriesRoute, retryDeliveryRoute } from '../inbox/server/entry-desk'
import { createEntryList } from '../inbox/server/entry-list.store'
import { deleteEntriesRoute, moveEntriesRoute, openEntryRoute } from '../inbox/server/move-entries'
import type { Stores } from './stores'

/** Everything that signed-in people do with forms and messages. */
export function createDeskRoutes(tools: Tools, stores: Stores): Route[] {
  const list = createEntryList(tools.db)
  return [
    listContactFormsRoute(stores, list),
    getStoredFormRoute(tools, stores, list),
    saveContactFormRoute(tools, stores),
    deleteContactFormRoute(tools, stores),
    readFormTagsRoute(),
    listEntriesRoute(stores, list),
    getEntryRoute(stores, list),
    moveEntriesRoute(tools, stores),
    openEntryRoute(tools, stores),
    deleteEntriesRoute(tools, stores),
    retryDeliveryRoute(tools, stores, list),
    getEntryNewsRoute(stores, list),
    getEntryFileRoute(tools, stores),
    exportEntriesRoute(tools, list),
  ]
}
