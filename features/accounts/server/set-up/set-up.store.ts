import { tokenHash } from '@frontage/kit/hash.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { AccountTables } from '../accounts.tables'

const ONE = 1

/** The claim on being the first owner: one row, so that it can be won once. */
export function createSetUpStore(database: AnyDatabase) {
  const db = database.withTables<AccountTables>()
  return {
    /** From now on this token is the one that counts. */
    renew: async (token: string): Promise<void> => {
      const token_hash = tokenHash(token)
      await db
        .insertInto('account_set_up')
        .values({ id: ONE, token_hash })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ token_hash }))
        .execute()
    },
    expects: async (token: string): Promise<boolean> => {
      const found = db.selectFrom('account_set_up').select('id').where('token_hash', '=', tokenHash(token))
      return (await found.executeTakeFirst()) !== undefined
    },
    /** Uses the token up; false when somebody was faster, or when it is not the one. */
    claim: async (token: string): Promise<boolean> => {
      const claimed = db.updateTable('account_set_up').set({ token_hash: null }).where('token_hash', '=', tokenHash(token))
      return (await claimed.executeTakeFirst()).numUpdatedRows > 0n
    },
  }
}
