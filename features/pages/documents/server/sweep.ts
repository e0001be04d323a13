import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { PagesService } from '../../server/pages-service'
import { DAYS_REMOVED } from '../../spec'

const JOB = 'pages.sweep'
const DAY = 86_400_000

/** Has a page that was removed now swept away when its time is over, unless it was brought back by then. */
export const sweepLater = ({ jobs, clock }: Pick<PagesService, 'jobs' | 'clock'>, trx: AnyDatabase): Promise<void> =>
  jobs.add(JOB, {}, trx, { at: new Date(clock.now().getTime() + DAYS_REMOVED * DAY) })

export const handleSweep = (desk: PagesService): void =>
  desk.jobs.handle(JOB, { title: 'Empty the trash of pages', run: () => sweepRemoved(desk) })

/** Pages that were removed long enough ago are gone for good, with all that was kept of them. */
export async function sweepRemoved({ db, clock, pages, log }: Pick<PagesService, 'db' | 'clock' | 'pages' | 'log'>): Promise<void> {
  const until = new Date(clock.now().getTime() - DAYS_REMOVED * DAY).toISOString()
  const swept = await db.transaction().execute((trx) => pages.sweep(until, trx))
  if (swept) log.info({ pages: swept }, 'removed pages were swept away')
}
