import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { type Role, roles } from '@frontage/kit/wire/permission'
import type { AccountRow, AccountTables } from './accounts.tables'

export type NewAccount = Pick<AccountRow, 'name' | 'email' | 'role' | 'password_hash' | 'created_at'>
export type AccountsStore = ReturnType<typeof createAccountsStore>

export function createAccountsStore(database: AnyDatabase) {
  const db = database.withTables<AccountTables>()

  const owners = db.selectFrom('account').select('id').where('role', '=', roles[0]).limit(1)
  const isThere = async (query: typeof owners): Promise<boolean> => (await query.executeTakeFirst()) !== undefined

  return {
    find: (id: number): Promise<AccountRow | undefined> => db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst(),
    findByEmail: (email: string): Promise<AccountRow | undefined> =>
      db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst(),
    all: (): Promise<AccountRow[]> => db.selectFrom('account').selectAll().orderBy('id').execute(),

    hasOwner: () => isThere(owners),
    hasActiveOwner: () => isThere(owners.where('disabled', '=', 0)),

    /** Keeps an account, unless there is one with its email. */
    add: (account: NewAccount): Promise<AccountRow | undefined> =>
      db
        .insertInto('account')
        .values({ ...account, last_seen_at: null, removed_at: null })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returningAll()
        .executeTakeFirst(),

    /** A write that changes nothing: until the transaction ends, nobody else changes which owners there are. */
    lockOwners: async (): Promise<void> => {
      await db.updateTable('account').set({ role: 'owner' }).where('role', '=', 'owner').execute()
    },
    setRole: async (id: number, role: Role): Promise<void> =>
      void (await db.updateTable('account').set({ role }).where('id', '=', id).execute()),
    setDisabled: async (id: number, disabled: boolean): Promise<void> => {
      await db
        .updateTable('account')
        .set({ disabled: Number(disabled) })
        .where('id', '=', id)
        .execute()
    },

    setLanguage: async (id: number, language: string): Promise<void> =>
      void (await db.updateTable('account').set({ language }).where('id', '=', id).execute()),

    /** Replaces the password that was just checked; false when it is no longer the one, or the account is shut. */
    setPassword: async (id: number, before: string, password_hash: string): Promise<boolean> => {
      const current = db.updateTable('account').set({ password_hash }).where('id', '=', id).where('password_hash', '=', before)
      return (await current.where('disabled', '=', 0).executeTakeFirst()).numUpdatedRows > 0n
    },

    /** Another address to sign in with; false when somebody else has it. */
    setEmail: async (id: number, email: string): Promise<boolean> => {
      const isTaken = await db.selectFrom('account').select('id').where('email', '=', email).where('id', '<>', id).executeTakeFirst()
      if (isTaken) return false
      await db.updateTable('account').set({ email }).where('id', '=', id).execute()
      return true
    },

    /** Lets in whoever gave the right password; false when it was changed, or the account shut, while it was checked. */
    letIn: async ({ id, password_hash }: AccountRow, at: string): Promise<boolean> => {
      const current = db.updateTable('account').set({ last_seen_at: at }).where('id', '=', id).where('password_hash', '=', password_hash)
      return (await current.where('disabled', '=', 0).executeTakeFirst()).numUpdatedRows > 0n
    },
  }
}
