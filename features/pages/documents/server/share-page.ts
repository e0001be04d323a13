import { answer } from '@frontage/kit/wire/answer.server'
import type { PageDocument } from '../../page'
import { currentOf } from '../../server/kept'
import { nameOf, type PagesService } from '../../server/pages-service'
import { mayEditPages } from '../../server/policy'
import { sharePage, stopSharing } from '../wire.admin'

const DAY = 86_400_000

export const sharePageRoute = (desk: PagesService) =>
  answer(sharePage)
    .allow(mayEditPages)
    .with(async ({ id, days }, context) => {
      const expiresAt = new Date(desk.clock.now().getTime() + days * DAY).toISOString()
      const token = await desk.db.transaction().execute(async (trx) => {
        await desk.need(id, trx)
        await desk.audit.note({ action: 'page.share', target: `page ${id}` }, context, trx)
        return desk.shares.add(id, expiresAt, nameOf(context), trx)
      })
      return { href: `${desk.publicUrl}/preview/${token}`, expiresAt }
    })

export const stopSharingRoute = (desk: PagesService) =>
  answer(stopSharing)
    .allow(mayEditPages)
    .with(async ({ id }, context) => {
      await desk.db.transaction().execute(async (trx) => {
        await desk.shares.endAll(id, trx)
        await desk.audit.note({ action: 'page.unshare', target: `page ${id}` }, context, trx)
      })
      return {}
    })

/** What a link shows: the draft as it stands now. */
export async function sharedPage(token: string, { shares, pages, now }: PagesService): Promise<PageDocument | undefined> {
  const id = await shares.pageOf(token, now())
  const page = id === undefined ? undefined : await pages.find(id)
  return page && currentOf(page)
}
