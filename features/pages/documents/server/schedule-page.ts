import { refuseOutdated } from '@frontage/kit/storage/revision.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages as refusals } from '../../messages.refusals'
import { currentOf } from '../../server/kept'
import { planRevisionOf } from '../../server/page-state'
import type { PageRecord } from '../../server/pages.store'
import { nameOf, type PagesService } from '../../server/pages-service'
import { mayEditPages } from '../../server/policy'
import { messages } from '../messages'
import { schedulePage } from '../wire.admin'
import { remind } from './schedule'

type Times = { readonly publishAt: string | null; readonly unpublishAt: string | null }

const inUtc = (time: string | null): string | null => time && new Date(time).toISOString()

/** Sets when a page is shown and when it ends. A time that is over is now. */
export const schedulePageRoute = (desk: PagesService) =>
  answer(schedulePage)
    .allow(mayEditPages)
    .with(async ({ id, revision, ...given }, context) => {
      const times = { publishAt: inUtc(given.publishAt), unpublishAt: inUtc(given.unpublishAt) }
      await desk.db.transaction().execute(async (trx) => {
        const page = await desk.need(id, trx)
        refuseOutdated(revision, planRevisionOf(page))
        refuseTimes(page, times)
        const { publishAt: publish_at, unpublishAt: unpublish_at } = times
        await desk.pages.change(id, { publish_at, unpublish_at, scheduled_by: nameOf(context), refused: null }, trx)
        for (const at of [publish_at, unpublish_at]) if (at) await remind(desk, id, at, trx)
        await desk.audit.note({ action: 'page.schedule', target: `page ${id}` }, context, trx)
      })
      return desk.stateAt(await desk.need(id))
    })

function refuseTimes(page: PageRecord, { publishAt, unpublishAt }: Times): void {
  if (publishAt && page.draft === null) throw new Refusal('nothing-new', messages.notDraft, { field: 'publishAt' })
  if (!unpublishAt) return
  if (!publishAt && page.live === null) throw new Refusal('never-seen', messages.neverSeen, { field: 'unpublishAt' })
  if (publishAt && unpublishAt <= publishAt) throw new Refusal('ends-first', messages.endsFirst, { field: 'unpublishAt' })
  if (currentOf(page).path === '/' || page.live_path === '/') throw new Refusal('home-stays', refusals.homeStays, { field: 'unpublishAt' })
}
