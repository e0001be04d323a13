import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { AccountTables } from '../accounts.tables'

/** In `disabled`: not suspended, but removed. */
const BY_REMOVAL = 2

const ownTables = [
  ...(['account_session', 'account_reset', 'account_new_email', 'account_second_step'] as const),
  ...(['account_recovery', 'account_passkey', 'account_challenge'] as const),
]

/** People who were taken away, until they are deleted for good. */
export function createRemovalStore(database: AnyDatabase) {
  const db = database.withTables<AccountTables>()
  return {
    /** Shuts an account until it is brought back, or deleted for good. */
    remove: async (id: number, removed_at: string): Promise<void> => {
      await db.updateTable('account').set({ removed_at }).where('id', '=', id).execute()
      await db.updateTable('account').set({ disabled: BY_REMOVAL }).where('id', '=', id).where('disabled', '=', 0).execute()
    },
    /** Whoever was suspended before stays so. */
    bringBack: async (id: number): Promise<void> => {
      await db.updateTable('account').set({ removed_at: null }).where('id', '=', id).execute()
      await db.updateTable('account').set({ disabled: 0 }).where('id', '=', id).where('disabled', '=', BY_REMOVAL).execute()
    },
    /** Those who were removed before this moment, ISO 8601. */
    removedBefore: async (moment: string): Promise<number[]> => {
      const rows = await db.selectFrom('account').select('id').where('removed_at', '<', moment).execute()
      return rows.map(({ id }) => id)
    },
    /** Deletes an account with everything that is only its own. What it did stays in the activity log, by its number. */
    delete: async (id: number): Promise<void> => {
      for (const table of ownTables) await db.deleteFrom(table).where('account_id', '=', id).execute()
      await db.deleteFrom('account').where('id', '=', id).execute()
    },
  }
}
