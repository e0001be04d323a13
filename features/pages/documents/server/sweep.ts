import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Desk } from '../../server/desk'
import { DAYS_REMOVED } from '../../spec'

const JOB = 'pages.sweep'
const DAY = 86_400_000

/** Has a page that was removed now swept away when its time is over, unless it was brought back by then. */
export const sweepLater = ({ jobs, clock }: Pick<Desk, 'jobs' | 'clock'>, within: AnyDatabase): Promise<void> =>
  jobs.add(JOB, {}, within, new Date(clock.now().getTime() + DAYS_REMOVED * DAY))

export const handleSweep = (desk: Desk): void => desk.jobs.handle(JOB, { run: () => sweepRemoved(desk) })

/** Pages that were removed long enough ago are gone for good, with all that was kept of them. */
export async function sweepRemoved({ db, clock, pages, log }: Pick<Desk, 'db' | 'clock' | 'pages' | 'log'>): Promise<void> {
  const until = new Date(clock.now().getTime() - DAYS_REMOVED * DAY).toISOString()
  const swept = await db.transaction().execute((within) => pages.sweep(until, within))
  if (swept) log.info({ pages: swept }, 'removed pages were swept away')
}
