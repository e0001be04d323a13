import { targetOf } from '@frontage/kit/audit.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { refuseOutdated } from '@frontage/kit/storage/revision.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { ownerMessages } from '../../messages'
import { itemsWriter } from '../../server/item-writes.store'
import type { ItemRow } from '../../server/items.store'
import { mayShowWork } from '../../server/policy'
import { changeItems, getOwnItem, listOwnItems, reorderItems } from '../../wire.admin'
import { createOwnPages } from './own-pages.store'
import { ownerItems } from './owner-presenter'
import { removedItem } from './removed-items'
import type { ItemStores, ItemTools } from './save-item'

export const listOwnItemsRoute = ({ db, library }: ItemTools, { items, terms }: ItemStores) => {
  const pages = createOwnPages(db)
  return answer(listOwnItems)
    .allow(mayShowWork)
    .with(async (query) => {
      const [{ rows, total }, counts] = await Promise.all([pages.page(query), items.counts()])
      return { items: await ownerItems(rows, { items, terms, library }), total, counts }
    })
}

export const getOwnItemRoute = ({ library }: ItemTools, { items, terms }: ItemStores) =>
  answer(getOwnItem)
    .allow(mayShowWork)
    .with(async ({ id }) => {
      const row = await items.find(id)
      if (!row) throw new Refusal('item-gone', ownerMessages.itemGone, { status: 404, field: 'id' })
      const [item] = await ownerItems([row], { items, terms, library })
      return { item: item! }
    })

export const changeItemsRoute = ({ db, audit, clock, events, trash }: ItemTools, { items, terms }: ItemStores) =>
  answer(changeItems)
    .allow(mayShowWork)
    .with(async ({ ids, action, term }, context) => {
      const isAboutTerm = action === 'add-term' || action === 'drop-term'
      if (isAboutTerm && !(await terms.find(term))) throw new Refusal('term-gone', ownerMessages.termGone, { field: 'term' })
      const { changed, removed } = await db.transaction().execute(async (trx) => {
        const known = (await Promise.all(ids.map((id) => items.find(id, trx)))).flatMap((row) => row ?? [])
        const now = clock.now().toISOString()
        const found = known.map(({ id }) => id)
        const removed: number[] = []
        if (action === 'remove') {
          for (const row of known) removed.push(await trash.put(await removedItem(row, trx), context, trx))
          await itemsWriter.remove(found, trx)
        }
        if (action === 'add-term') await itemsWriter.addTerm(found, term, trx)
        if (action === 'drop-term') await itemsWriter.dropTerm(found, term, trx)
        if (action === 'publish' || action === 'withdraw') await show(known, action === 'publish', { at: now, trx })
        for (const id of found) await audit.note({ action: `item.${action}`, target: `item ${id}` }, context, trx)
        if (found.length) await events.tell('portfolio.changed', trx)
        return { changed: found.length, removed }
      })
      return { changed, counts: await items.counts(), trash: removed }
    })

type When = { readonly at: string; readonly trx: AnyDatabase }

/** Shows items to visitors, or no longer. */
async function show(rows: readonly ItemRow[], isShown: boolean, { at, trx }: When): Promise<void> {
  for (const { id, state } of rows) {
    const isNew = isShown && state === 'draft'
    const change = { state: isShown ? ('published' as const) : ('draft' as const), modified_at: at }
    await itemsWriter.change(id, { ...change, ...(isNew && { published_at: at }) }, trx)
  }
}

/** The places of all items are given anew: a portfolio is small, and its order is then plain to read. */
export const reorderItemsRoute = ({ db, audit, events }: ItemTools) => {
  const pages = createOwnPages(db)
  return answer(reorderItems)
    .allow(mayShowWork)
    .with(async ({ ids, was = [] }, context) => {
      const order = await db.transaction().execute(async (trx) => {
        const before = await pages.orderForChange(trx)
        const moved = ids.filter((id, place) => before.includes(id) && ids.indexOf(id) === place)
        refuseOtherOrder(before, moved, was)
        const start = before.findIndex((id) => moved.includes(id))
        const rest = before.filter((id) => !moved.includes(id))
        const after = [...rest.slice(0, Math.max(start, 0)), ...moved, ...rest.slice(Math.max(start, 0))]
        await pages.setOrder(after, trx)
        await audit.note({ action: 'item.reorder', target: targetOf(moved, 'items') }, context, trx)
        await events.tell('portfolio.changed', trx)
        return after
      })
      return { ids: order }
    })
}

/** Items that are gone, and those that the sender did not name, are no matter. */
function refuseOtherOrder(stands: readonly number[], moved: readonly number[], was: readonly number[]): void {
  const ofMoved = (order: readonly number[]) => order.filter((id) => moved.includes(id)).join()
  refuseOutdated(ofMoved(was), ofMoved(stands))
}
