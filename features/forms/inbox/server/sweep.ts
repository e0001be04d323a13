import type { Tools } from '@frontage/kit/feature.server'
import { TRASH_DAYS } from '@frontage/kit/trash-spec'
import { QUARANTINE_DAYS } from '../../spec'
import type { Inbox } from './stores'

const EVERY = 300_000
const AT_ONCE = 200

/** What does not stay: files that were never sent, used tickets, spam that nobody released, the trash, and what is older than its form allows. */
export function createSweep(
  { db, log, events }: Pick<Tools, 'db' | 'log' | 'events'>,
  { files, entries, states, forms, throttle, leaving }: Inbox,
) {
  async function forgetEntries(ids: readonly number[]): Promise<void> {
    if (!ids.length) return
    const hidden = await db.transaction().execute(async (trx) => {
      const gone = await leaving.hide(ids, trx)
      await states.remove(ids, trx)
      await events.tell('forms.received', trx)
      return gone
    })
    await leaving.finish(hidden)
  }

  async function old(days: number, form?: number): Promise<void> {
    const ids = await states.olderThan(days, form, AT_ONCE)
    await forgetEntries(ids)
    if (ids.length === AT_ONCE) await old(days, form)
  }

  async function emptyTrash(): Promise<void> {
    const ids = await states.trashedFor(TRASH_DAYS, AT_ONCE)
    await forgetEntries(ids)
    if (ids.length === AT_ONCE) await emptyTrash()
  }

  async function run(): Promise<void> {
    await files.sweep()
    await entries.sweepTickets()
    await throttle.sweep()
    await old(QUARANTINE_DAYS)
    await emptyTrash()
    for (const { id, days } of await forms.retentions()) await old(days, id)
  }

  return {
    run,
    start: async (): Promise<void> => {
      await run()
      const again = (): void => void run().catch((reason: unknown) => log.error({ err: reason }, 'old messages could not be swept'))
      setInterval(again, EVERY).unref()
    },
  }
}
