import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { answer, type Context } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages.refusals'
import { changedBy, nameOf, type PagesService } from '../../server/pages-service'
import { mayEditPages } from '../../server/policy'
import { hide, publish } from '../../server/publishing'
import { publishPage } from '../../wire.admin'
import { bringBackPage, removePage, unpublishPage } from '../wire.admin'
import { sweepLater } from './sweep'

/** An action that visitors notice: done, noted and told together. */
async function openly(
  action: string,
  id: number,
  desk: PagesService,
  context: Context,
  act: (trx: AnyDatabase) => Promise<void>,
): Promise<void> {
  await desk.db.transaction().execute(async (trx) => {
    await act(trx)
    await desk.audit.note({ action: `page.${action}`, target: `page ${id}` }, context, trx)
    await desk.events.tell('pages.changed', trx)
  })
}

export const publishPageRoute = (desk: PagesService) =>
  answer(publishPage)
    .allow(mayEditPages)
    .with(async ({ id, revision }, context) => {
      await openly('publish', id, desk, context, async (trx) => {
        const page = await desk.need(id, trx)
        if (page.revision !== revision) throw changedBy(page)
        await publish(page, nameOf(context), desk, trx)
      })
      return desk.stateAt(await desk.need(id))
    })

export const unpublishPageRoute = (desk: PagesService) =>
  answer(unpublishPage)
    .allow(mayEditPages)
    .with(async ({ id }, context) => {
      await openly('unpublish', id, desk, context, async (trx) => hide(await desk.need(id, trx), nameOf(context), desk, trx))
      return desk.stateAt(await desk.need(id))
    })

export const removePageRoute = (desk: PagesService) =>
  answer(removePage)
    .allow(mayEditPages)
    .with(async ({ id }, context) => {
      await openly('remove', id, desk, context, async (trx) => {
        await hide(await desk.need(id, trx), nameOf(context), desk, trx)
        await desk.shares.endAll(id, trx)
        await desk.pages.change(id, { removed_at: desk.now(), removed_by: nameOf(context) }, trx)
        await sweepLater(desk, trx)
      })
      return {}
    })

export const bringBackPageRoute = (desk: PagesService) =>
  answer(bringBackPage)
    .allow(mayEditPages)
    .with(async ({ id }, context) => {
      await openly('bring-back', id, desk, context, async (trx) => {
        const page = await desk.pages.findRemoved(id, trx)
        if (!page) throw new Refusal('page-gone', messages.gone, { status: 404 })
        await desk.pages.change(id, { removed_at: null, removed_by: null }, trx)
      })
      return {}
    })
