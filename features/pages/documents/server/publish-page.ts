import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { answer, type Context } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages.desk'
import { changedBy, type Desk, nameOf } from '../../server/desk'
import { mayEditPages } from '../../server/policy'
import { hide, publish } from '../../server/publishing'
import { bringBackPage, publishPage, removePage, unpublishPage } from '../../wire.admin'
import { sweepLater } from './sweep'

/** A deed that visitors notice: done and noted together, then told. */
async function openly(deed: string, id: number, desk: Desk, context: Context, act: (within: AnyDatabase) => Promise<void>): Promise<void> {
  await desk.db.transaction().execute(async (within) => {
    await act(within)
    await desk.audit.note({ deed: `page.${deed}`, target: `page ${id}` }, context, within)
  })
  desk.events.emit('pages.changed')
}

export const publishPageRoute = (desk: Desk) =>
  answer(publishPage)
    .allow(mayEditPages)
    .with(async ({ id, revision }, context) => {
      await openly('publish', id, desk, context, async (within) => {
        const page = await desk.need(id, within)
        if (page.revision !== revision) throw changedBy(page)
        await publish(page, nameOf(context), desk, within)
      })
      return desk.stateAt(await desk.need(id))
    })

export const unpublishPageRoute = (desk: Desk) =>
  answer(unpublishPage)
    .allow(mayEditPages)
    .with(async ({ id }, context) => {
      await openly('unpublish', id, desk, context, async (within) => hide(await desk.need(id, within), nameOf(context), desk, within))
      return desk.stateAt(await desk.need(id))
    })

export const removePageRoute = (desk: Desk) =>
  answer(removePage)
    .allow(mayEditPages)
    .with(async ({ id }, context) => {
      await openly('remove', id, desk, context, async (within) => {
        await hide(await desk.need(id, within), nameOf(context), desk, within)
        await desk.shares.endAll(id, within)
        await desk.pages.change(id, { removed_at: desk.now(), removed_by: nameOf(context) }, within)
        await sweepLater(desk, within)
      })
      return {}
    })

export const bringBackPageRoute = (desk: Desk) =>
  answer(bringBackPage)
    .allow(mayEditPages)
    .with(async ({ id }, context) => {
      await openly('bring-back', id, desk, context, async (within) => {
        const page = await desk.pages.findRemoved(id, within)
        if (!page) throw new Refusal('page-gone', messages.gone, { status: 404 })
        await desk.pages.change(id, { removed_at: null, removed_by: null }, within)
      })
      return {}
    })
