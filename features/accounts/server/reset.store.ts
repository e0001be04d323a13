import type { Clock } from '@frontage/kit/clock'
import { tokenHash } from '@frontage/kit/hash.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { RESET_EVERY, RESET_LASTS } from '../spec'
import type { AccountTables } from './accounts.tables'

/** Links to choose a new password with: one for an account, good once and for an hour. */
export function createResetStore(database: AnyDatabase, clock: Clock) {
  const db = database.withTables<AccountTables>()
  const ago = (milliseconds: number): string => new Date(clock.now().getTime() - milliseconds).toISOString()
  return {
    /** From now on this token is the one that counts for the account. */
    renew: async (account_id: number, token: string): Promise<void> => {
      const link = { token_hash: tokenHash(token), created_at: ago(0) }
      await db
        .insertInto('account_reset')
        .values({ account_id, ...link })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(link))
        .execute()
    },
    /** The same, unless the account was given one a moment ago: false then. Of several at once exactly one is given. */
    renewOnce: async (account_id: number, token: string): Promise<boolean> => {
      const link = { token_hash: tokenHash(token), created_at: ago(0) }
      const renewed = db
        .insertInto('account_reset')
        .values({ account_id, ...link })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(link).where('account_reset.created_at', '<=', ago(RESET_EVERY)))
        .returning('account_id')
      return (await renewed.executeTakeFirst()) !== undefined
    },
    /** Whose token this is, as long as it is good. */
    accountOf: async (token: string): Promise<number | undefined> => {
      const found = db.selectFrom('account_reset').select('account_id').where('token_hash', '=', tokenHash(token))
      return (await found.where('created_at', '>', ago(RESET_LASTS)).executeTakeFirst())?.account_id
    },
    /** Uses the token up; false when somebody was faster, or when it is good no more. */
    claim: async (token: string): Promise<boolean> => {
      const claimed = db.deleteFrom('account_reset').where('token_hash', '=', tokenHash(token))
      return (await claimed.where('created_at', '>', ago(RESET_LASTS)).executeTakeFirst()).numDeletedRows > 0n
    },
  }
}
