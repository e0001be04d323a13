import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { SpamSignal } from '../../doubts'
import type { EntryRecord } from '../../server/entries.store'
import type { EntryTables } from '../../server/entries.tables'
import type { Outcome } from '../../server/outcome'

/** A message that waits in quarantine counts from now on, with this answer; false when it does not wait there any more. */
export async function resolveHeld(id: number, doubts: readonly SpamSignal[], outcome: Outcome, trx: AnyDatabase): Promise<boolean> {
  const tables = trx.withTables<EntryTables>()
  const waiting = tables.updateTable('form_entry').where('id', '=', id).where('state', '=', 'spam').where('is_held', '=', 1)
  const settled = await waiting
    .set({ state: 'new', doubts: JSON.stringify(doubts) })
    .returning('id')
    .executeTakeFirst()
  if (!settled) return false
  const answers = tables.updateTable('form_ticket').where('entry_id', '=', id).where('answer', '!=', '')
  await answers.set({ answer: JSON.stringify(outcome) }).execute()
  return true
}

/** Those of these messages whose letters wait: of two who release the same message at once, one gets it. */
export const takeHeld = (ids: readonly number[], trx: AnyDatabase): Promise<EntryRecord[]> =>
  trx
    .withTables<EntryTables>()
    .updateTable('form_entry')
    .set({ is_held: 0 })
    .where('id', 'in', ids)
    .where('is_held', '=', 1)
    .returningAll()
    .execute()
