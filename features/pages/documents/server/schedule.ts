import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import type { PageRecord } from '../../server/pages.store'
import type { PagesService } from '../../server/pages-service'
import { hide, publish } from '../../server/publishing'
import type { RefusedPlan } from '../../wire.admin'

const JOB = 'pages.schedule'

const system = { actor: { role: 'visitor' }, requestId: 'schedule' } as const
const who = { accountId: null, name: 'schedule' } as const

/** Has what is due at a time done then, also after a restart. It may be asked for too often: what is not due does nothing. */
export const remind = ({ jobs }: Pick<PagesService, 'jobs'>, id: number, at: string, trx: AnyDatabase): Promise<void> =>
  jobs.add(JOB, { id }, trx, { at: new Date(at) })

/** Publishes and ends pages at their time. */
export function handleSchedule(desk: PagesService): void {
  desk.jobs.handle(JOB, {
    title: 'Publish a page, or end it, at its time',
    run: (payload) => doWhatIsDue((payload as { id: number }).id, desk),
  })
}

async function doWhatIsDue(id: number, desk: PagesService): Promise<void> {
  const page = await desk.pages.find(id)
  const isDue = (at: string | null | undefined): boolean => typeof at === 'string' && at <= desk.now()
  if (isDue(page?.publish_at)) await attempt(id, 'publish', desk)
  if (isDue(page?.unpublish_at)) await attempt(id, 'unpublish', desk)
}

/** A page that cannot be shown, because of its address for example, stays as it is; trying again would not help. */
async function attempt(id: number, action: 'publish' | 'unpublish', desk: PagesService): Promise<void> {
  const line = { action: `page.${action}`, target: `page ${id}`, who }
  try {
    await desk.db.transaction().execute(async (trx) => {
      await act(await desk.need(id, trx), action, desk, trx)
      await desk.audit.note(line, system, trx)
    })
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    desk.log.warn({ page: id, action, code: reason.code }, 'what was planned for a page could not be done')
    await leaveTrace(id, { action, at: desk.now(), text: reason.message }, desk)
    await desk.audit.note({ ...line, outcome: 'refused' }, system)
  }
}

/** The plan is over; why stands on the page until it is published or planned anew. */
const leaveTrace = (id: number, trace: RefusedPlan, { pages }: PagesService): Promise<void> =>
  pages.change(id, { [trace.action === 'publish' ? 'publish_at' : 'unpublish_at']: null, refused: JSON.stringify(trace) })

async function act(page: PageRecord, action: 'publish' | 'unpublish', desk: PagesService, trx: AnyDatabase): Promise<void> {
  const by = page.scheduled_by ?? ''
  if (action === 'unpublish' && page.live === null) return desk.pages.change(page.id, { unpublish_at: null }, trx)
  if (action === 'publish') await publish(page, by, desk, trx)
  else await hide(page, by, desk, trx)
  await desk.events.tell('pages.changed', trx)
}
