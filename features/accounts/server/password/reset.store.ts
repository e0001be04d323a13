import type { Clock } from '@frontage/kit/clock'
import { tokenHash } from '@frontage/kit/hash.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { ExpressionBuilder } from 'kysely'
import { INVITATION_LASTS, RESET_EVERY, RESET_LASTS } from '../../spec'
import type { AccountTables } from '../accounts.tables'

/** What a link was for: a new password that somebody asked for, or the first one of somebody who was invited. */
export type LinkKind = 'reset' | 'invitation'

/** Links to choose a password with: one for an account, good once and for an hour, or for a week where it invites somebody. */
export function createResetStore(database: AnyDatabase, clock: Clock) {
  const db = database.withTables<AccountTables>()
  const ago = (milliseconds: number): string => new Date(clock.now().getTime() - milliseconds).toISOString()
  const linkWith = (token: string, expires_at = '') => ({ token_hash: tokenHash(token), created_at: ago(0), expires_at })
  const isGood = ({ eb, or }: ExpressionBuilder<AccountTables, 'account_reset'>) =>
    or([eb('created_at', '>', ago(RESET_LASTS)), eb('expires_at', '>', ago(0))])
  return {
    /** From now on this token is the one that counts for the account. */
    renew: async (account_id: number, token: string, kind: LinkKind = 'reset'): Promise<void> => {
      const link = linkWith(token, kind === 'invitation' ? ago(-INVITATION_LASTS) : '')
      await db
        .insertInto('account_reset')
        .values({ account_id, ...link })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(link))
        .execute()
    },
    /** The same, unless the account was given one a moment ago: false then. Of several at once exactly one is given. */
    renewOnce: async (account_id: number, token: string): Promise<boolean> => {
      const link = linkWith(token)
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
      return (await found.where(isGood).executeTakeFirst())?.account_id
    },
    /** Uses the token up and says what it was for; undefined when somebody was faster, or when it is good no more. */
    claim: async (token: string): Promise<LinkKind | undefined> => {
      const claimed = db.deleteFrom('account_reset').where('token_hash', '=', tokenHash(token)).where(isGood)
      const link = await claimed.returning('expires_at').executeTakeFirst()
      return link && (link.expires_at ? 'invitation' : 'reset')
    },
    /** Until when the invitations of accounts are good, ISO 8601 by account; those that ran out too. */
    invitations: async (): Promise<ReadonlyMap<number, string>> => {
      const rows = await db.selectFrom('account_reset').select(['account_id', 'expires_at']).where('expires_at', '<>', '').execute()
      return new Map(rows.map(({ account_id, expires_at }) => [account_id, expires_at]))
    },
    /** No link of the account counts any more. */
    cancel: async (account_id: number): Promise<void> => {
      await db.deleteFrom('account_reset').where('account_id', '=', account_id).execute()
    },
  }
}
