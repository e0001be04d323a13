import type { Clock } from '@frontage/kit/clock'
import { tokenHash } from '@frontage/kit/hash.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { NEW_EMAIL_LASTS } from '../../spec'
import type { AccountTables } from '../accounts.tables'

/** A new address of an account that nobody has confirmed yet; `askedAt` is ISO 8601. */
export type NewEmail = { readonly accountId: number; readonly email: string; readonly askedAt: string }

/** New addresses to sign in with, one for an account, until its link is opened or a day has passed. */
export function createNewEmailStore(database: AnyDatabase, clock: Clock) {
  const db = database.withTables<AccountTables>()
  const eldest = (): string => new Date(clock.now().getTime() - NEW_EMAIL_LASTS).toISOString()
  const waiting = () => db.selectFrom('account_new_email').where('asked_at', '>', eldest())
  const shown = ['account_id as accountId', 'email', 'asked_at as askedAt'] as const
  return {
    /** From now on this is the address that waits, and no earlier link counts. */
    ask: async (account_id: number, email: string): Promise<NewEmail> => {
      const asked = { email, token_hash: null, asked_at: clock.now().toISOString() }
      await db
        .insertInto('account_new_email')
        .values({ account_id, ...asked })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(asked))
        .execute()
      return { accountId: account_id, email, askedAt: asked.asked_at }
    },
    of: (account: number): Promise<NewEmail | undefined> => waiting().select(shown).where('account_id', '=', account).executeTakeFirst(),
    /** Gives the waiting address its link; false when another one waits by now, or none. */
    give: async ({ accountId, email, askedAt }: NewEmail, token: string): Promise<boolean> => {
      const given = db
        .updateTable('account_new_email')
        .set({ token_hash: tokenHash(token) })
        .where('account_id', '=', accountId)
      return (await given.where('email', '=', email).where('asked_at', '=', askedAt).executeTakeFirst()).numUpdatedRows > 0n
    },
    /** Whose link this is, as long as it is good. */
    byToken: (token: string): Promise<NewEmail | undefined> =>
      waiting().select(shown).where('token_hash', '=', tokenHash(token)).executeTakeFirst(),
    /** Uses the link up; false when somebody was faster. */
    claim: async (token: string): Promise<boolean> => {
      const claimed = db.deleteFrom('account_new_email').where('token_hash', '=', tokenHash(token))
      return (await claimed.where('asked_at', '>', eldest()).executeTakeFirst()).numDeletedRows > 0n
    },
    cancel: async (account: number): Promise<boolean> =>
      (await db.deleteFrom('account_new_email').where('account_id', '=', account).executeTakeFirst()).numDeletedRows > 0n,
    sweep: async (): Promise<void> => {
      await db.deleteFrom('account_new_email').where('asked_at', '<=', eldest()).execute()
    },
  }
}
