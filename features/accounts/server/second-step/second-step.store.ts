import { tokenHash } from '@frontage/kit/hash.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { AccountTables } from '../accounts.tables'

/** One-time codes of accounts, and what is left of their recovery codes. Secrets come and go sealed. */
export function createSecondStepStore(database: AnyDatabase) {
  const db = database.withTables<AccountTables>()
  const stepOf = (account: number) => db.updateTable('account_second_step').where('account_id', '=', account)

  return {
    find: (account: number) => db.selectFrom('account_second_step').selectAll().where('account_id', '=', account).executeTakeFirst(),
    all: () => db.selectFrom('account_second_step').selectAll().execute(),
    isOn: async (account: number): Promise<boolean> => {
      const on = db.selectFrom('account_second_step').select('account_id').where('account_id', '=', account)
      return (await on.where('confirmed_at', 'is not', null).executeTakeFirst()) !== undefined
    },

    /** A new secret, which counts once a code of it was given; false when one counts already. */
    begin: async (account_id: number, secret: string): Promise<boolean> => {
      const begun = db
        .insertInto('account_second_step')
        .values({ account_id, secret, confirmed_at: null })
        .onConflict((conflict) =>
          conflict.column('account_id').doUpdateSet({ secret, last_step: 0 }).where('account_second_step.confirmed_at', 'is', null),
        )
      return ((await begun.executeTakeFirst()).numInsertedOrUpdatedRows ?? 0n) > 0n
    },
    confirm: async (account: number, at: string): Promise<void> => void (await stepOf(account).set({ confirmed_at: at }).execute()),
    /** Seals the same secret with another key; nothing where it was replaced meanwhile. */
    reseal: async (account: number, before: string, secret: string): Promise<void> => {
      await stepOf(account).set({ secret }).where('secret', '=', before).execute()
    },
    /** Uses a step of time up; false when it, or a later one, was used before. */
    spendStep: async (account: number, step: number): Promise<boolean> => {
      const used = stepOf(account).set({ last_step: step }).where('last_step', '<', step)
      return (await used.executeTakeFirst()).numUpdatedRows > 0n
    },
    remove: async (account: number): Promise<boolean> => {
      await db.deleteFrom('account_recovery').where('account_id', '=', account).execute()
      return (await db.deleteFrom('account_second_step').where('account_id', '=', account).executeTakeFirst()).numDeletedRows > 0n
    },

    /** These recovery codes instead of those from before. */
    setRecovery: async (account_id: number, codes: readonly string[]): Promise<void> => {
      await db.deleteFrom('account_recovery').where('account_id', '=', account_id).execute()
      await db
        .insertInto('account_recovery')
        .values(codes.map((code) => ({ code_hash: tokenHash(`${account_id} ${code}`), account_id })))
        .execute()
    },
    /** Uses a recovery code up; false when it is none of the account's, or used. */
    spendRecovery: async (account: number, code: string): Promise<boolean> => {
      const used = db.deleteFrom('account_recovery').where('account_id', '=', account)
      return (await used.where('code_hash', '=', tokenHash(`${account} ${code}`)).executeTakeFirst()).numDeletedRows > 0n
    },
    countRecovery: async (account: number): Promise<number> => {
      const left = db.selectFrom('account_recovery').select(({ fn }) => fn.countAll<number>().as('all'))
      return Number((await left.where('account_id', '=', account).executeTakeFirstOrThrow()).all)
    },
  }
}
