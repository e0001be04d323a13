import { answer } from '@frontage/kit/wire/answer.server'
import type { PageDocument } from '../../page'
import { type Desk, nameOf } from '../../server/desk'
import { currentOf } from '../../server/kept'
import { mayEditPages } from '../../server/policy'
import { sharePage, stopSharing } from '../../wire.admin'

const DAY = 86_400_000

export const sharePageRoute = (desk: Desk) =>
  answer(sharePage)
    .allow(mayEditPages)
    .with(async ({ id, days }, context) => {
      const expiresAt = new Date(desk.clock.now().getTime() + days * DAY).toISOString()
      const token = await desk.db.transaction().execute(async (within) => {
        await desk.need(id, within)
        await desk.audit.note({ deed: 'page.share', target: `page ${id}` }, context, within)
        return desk.shares.add(id, expiresAt, nameOf(context), within)
      })
      return { href: `${desk.publicUrl}/preview/${token}`, expiresAt }
    })

export const stopSharingRoute = (desk: Desk) =>
  answer(stopSharing)
    .allow(mayEditPages)
    .with(async ({ id }, context) => {
      await desk.db.transaction().execute(async (within) => {
        await desk.shares.endAll(id, within)
        await desk.audit.note({ deed: 'page.unshare', target: `page ${id}` }, context, within)
      })
      return {}
    })

/** What a link shows: the draft as it stands now. */
export async function sharedPage(token: string, { shares, pages, now }: Desk): Promise<PageDocument | undefined> {
  const id = await shares.pageOf(token, now())
  const page = id === undefined ? undefined : await pages.find(id)
  return page && currentOf(page)
}
