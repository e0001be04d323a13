import { createReadOut, type ReadOut } from '@frontage/kit/post/read-out.server'
import type { Route } from '@frontage/kit/wire/answer.server'
import type { CatalogueStore } from '../../server/published/catalogue.store'
import { createFraming } from './framing'
import { changeItemsRoute, getOwnItemRoute, listOwnItemsRoute, reorderItemsRoute } from './items-desk'
import { previewItemRoute } from './preview-item'
import { handleRemovedWork } from './removed-items'
import { type ItemStores, type ItemTools, saveItemRoute } from './save-item'
import { listTermsRoute, removeTermRoute, saveTermRoute } from './terms-desk'

type Stores = ItemStores & { readonly catalogue: CatalogueStore }

export const ownReadOut = (publicUrl: string): ReadOut => createReadOut({ own: [new URL(publicUrl).hostname] })

/** What the owner's admin asks of the portfolio. */
export function createOwnerRoutes(tools: ItemTools, stores: Stores, readOut: ReadOut): Route[] {
  handleRemovedWork(tools, stores.terms)
  return [
    listOwnItemsRoute(tools, stores),
    getOwnItemRoute(tools, stores),
    saveItemRoute(tools, { ...stores, framingOf: createFraming(readOut, tools.publicUrl) }),
    previewItemRoute(tools, stores),
    changeItemsRoute(tools, stores),
    reorderItemsRoute(tools),
    listTermsRoute(stores),
    saveTermRoute(tools, stores),
    removeTermRoute(tools, stores),
  ]
}
