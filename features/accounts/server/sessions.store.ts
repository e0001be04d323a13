import type { Clock } from '@frontage/kit/clock'
import type { Settings } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { type Actor, visitor } from '@frontage/kit/wire/permission'
import type { Kysely } from 'kysely'
import { SEEN_EVERY } from '../spec'
import type { AccountTables } from './accounts.tables'
import { hashOf, newToken } from './secrets'

export type Limits = Pick<Settings, 'sessionIdle' | 'sessionAge'>

/** Sessions live here and nowhere else, so that ending one holds at once and everywhere. */
export function createSessionsStore(database: AnyDatabase, clock: Clock, { sessionIdle, sessionAge }: Limits) {
  const db = database.withTables<AccountTables>()
  const ago = (seconds: number): string => new Date(clock.now().getTime() - seconds * 1000).toISOString()
  /** Short idle limits need closer looks than one a minute. */
  const seenEvery = Math.min(SEEN_EVERY / 1000, sessionIdle / 4)

  async function see(token_hash: string, accountId: number): Promise<void> {
    await db
      .updateTable('account_session')
      .set({ seen_at: ago(0) })
      .where('token_hash', '=', token_hash)
      .execute()
    await db
      .updateTable('account')
      .set({ last_seen_at: ago(0) })
      .where('id', '=', accountId)
      .execute()
  }

  return {
    /** Starts a session and hands back its token, which is kept nowhere. */
    start: async (accountId: number): Promise<string> => {
      const token = newToken()
      const at = ago(0)
      await db
        .insertInto('account_session')
        .values({ token_hash: hashOf(token), account_id: accountId, created_at: at, seen_at: at })
        .execute()
      return token
    },

    /** Who holds this token. Role and lock are the account's of this moment, not those of the sign-in. */
    whoIs: async (token: string): Promise<Actor> => {
      const session = hashOf(token)
      const found = await liveSession(db, session, { bornAfter: ago(sessionAge), seenAfter: ago(sessionIdle) })
      if (!found) return visitor
      if (found.seen_at <= ago(seenEvery)) await see(session, found.id)
      return { role: found.role, accountId: found.id, name: found.name, session }
    },

    end: async (token: string): Promise<void> => {
      await db.deleteFrom('account_session').where('token_hash', '=', hashOf(token)).execute()
    },

    /** Ends all sessions of an account, except one if told. */
    endAll: async (accountId: number, except = ''): Promise<void> => {
      await db.deleteFrom('account_session').where('account_id', '=', accountId).where('token_hash', '!=', except).execute()
    },

    /** Deletes what nobody can use any more. */
    sweep: async (): Promise<void> => {
      await db
        .deleteFrom('account_session')
        .where((either) => either.or([either('created_at', '<=', ago(sessionAge)), either('seen_at', '<=', ago(sessionIdle))]))
        .execute()
    },
  }
}

/** A session within its limits, with its account as it is now; none when that is shut. */
const liveSession = (db: Kysely<AccountTables>, session: string, { bornAfter, seenAfter }: { bornAfter: string; seenAfter: string }) =>
  db
    .selectFrom('account_session')
    .innerJoin('account', 'account.id', 'account_session.account_id')
    .select(['account.id', 'account.name', 'account.role', 'account_session.seen_at'])
    .where('token_hash', '=', session)
    .where('disabled', '=', 0)
    .where('account_session.created_at', '>', bornAfter)
    .where('seen_at', '>', seenAfter)
    .executeTakeFirst()
