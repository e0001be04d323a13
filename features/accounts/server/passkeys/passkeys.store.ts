import type { Clock } from '@frontage/kit/clock'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { AccountTables, PasskeyRow } from '../accounts.tables'

/** Passkeys of all accounts, by the names that browsers give them. */
export function createPasskeysStore(database: AnyDatabase, clock: Clock) {
  const db = database.withTables<AccountTables>()
  const now = (): string => clock.now().toISOString()

  return {
    listOf: (account: number): Promise<PasskeyRow[]> =>
      db
        .selectFrom('account_passkey')
        .selectAll()
        .where('account_id', '=', account)
        .orderBy('created_at')
        .orderBy('credential_id')
        .execute(),
    find: (id: string): Promise<PasskeyRow | undefined> =>
      db.selectFrom('account_passkey').selectAll().where('credential_id', '=', id).executeTakeFirst(),
    /** False when this passkey is here already. */
    add: async (passkey: Omit<PasskeyRow, 'created_at' | 'used_at'>): Promise<boolean> => {
      const added = db.insertInto('account_passkey').values({ ...passkey, created_at: now(), used_at: null })
      const { numInsertedOrUpdatedRows } = await added.onConflict((conflict) => conflict.doNothing()).executeTakeFirst()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    },
    rename: async (account: number, id: string, name: string): Promise<boolean> => {
      const named = db.updateTable('account_passkey').set({ name }).where('credential_id', '=', id)
      return (await named.where('account_id', '=', account).executeTakeFirst()).numUpdatedRows > 0n
    },
    remove: async (account: number, id: string): Promise<boolean> => {
      const gone = db.deleteFrom('account_passkey').where('credential_id', '=', id).where('account_id', '=', account)
      return (await gone.executeTakeFirst()).numDeletedRows > 0n
    },
    removeAll: async (account: number): Promise<boolean> =>
      (await db.deleteFrom('account_passkey').where('account_id', '=', account).executeTakeFirst()).numDeletedRows > 0n,
    used: async (id: string, counter: number): Promise<void> => {
      await db.updateTable('account_passkey').set({ counter, used_at: now() }).where('credential_id', '=', id).execute()
    },
  }
}
