import type { Clock } from '@frontage/kit/clock'
import { tokenHash } from '@frontage/kit/hash.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { CHALLENGE_LASTS } from '../../spec'
import type { AccountTables } from '../accounts.tables'

/** What passkeys have to sign: each challenge is good once, for minutes. */
export function createChallengesStore(database: AnyDatabase, clock: Clock) {
  const db = database.withTables<AccountTables>()
  const ago = (milliseconds: number): string => new Date(clock.now().getTime() - milliseconds).toISOString()

  return {
    /** Keeps a challenge; `account`: who adds a passkey, nobody for a sign-in. */
    keep: async (challenge: string, account?: number): Promise<void> => {
      await db.deleteFrom('account_challenge').where('created_at', '<=', ago(CHALLENGE_LASTS)).execute()
      await db
        .insertInto('account_challenge')
        .values({ challenge_hash: tokenHash(challenge), account_id: account ?? null, created_at: ago(0) })
        .execute()
    },
    /** Uses a challenge up; false when it was none of these, used or too old. */
    claim: async (challenge: string, account?: number): Promise<boolean> => {
      const asked = db.deleteFrom('account_challenge').where('challenge_hash', '=', tokenHash(challenge))
      const theirs = account === undefined ? asked.where('account_id', 'is', null) : asked.where('account_id', '=', account)
      return (await theirs.where('created_at', '>', ago(CHALLENGE_LASTS)).executeTakeFirst()).numDeletedRows > 0n
    },
  }
}
