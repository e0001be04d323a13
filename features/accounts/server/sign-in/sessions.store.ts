import type { Clock } from '@frontage/kit/clock'
import { tokenHash } from '@frontage/kit/hash.server'
import type { Settings } from '@frontage/kit/settings.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { createSite } from '@frontage/kit/storage/site.server'
import { type Actor, visitor } from '@frontage/kit/wire/permission'
import type { Kysely } from 'kysely'
import { PROOF_LASTS, SEEN_EVERY } from '../../spec'
import type { AccountTables } from '../accounts.tables'
import { mayUseOwnAccount } from '../policy'
import { isStepRequired } from '../second-step/required'
import { newToken } from '../secrets'

/** Where somebody signs in from, in words: `Firefox on Windows`, `203.0.113.x`. */
export type From = { readonly device: string; readonly network: string }
export type Limits = Pick<Settings, 'sessionIdle' | 'sessionAge'>

/** Seconds that a session may be ahead of this server's clock: more, and the clock was put back, so that nothing can be said of its age. */
const AHEAD = 3_600

/** Sessions live here and nowhere else, so that ending one holds at once and everywhere. */
export function createSessionsStore(database: AnyDatabase, clock: Clock, { sessionIdle, sessionAge }: Limits) {
  const db = database.withTables<AccountTables>()
  const site = createSite(database)
  const ago = (seconds: number): string => new Date(clock.now().getTime() - seconds * 1000).toISOString()
  const times = { now: () => ago(0), bornAfter: () => ago(sessionAge), seenAfter: () => ago(sessionIdle), ahead: () => ago(-AHEAD) }
  /** Short idle limits need closer looks than one a minute. */
  const seenEvery = Math.min(SEEN_EVERY / 1000, sessionIdle / 4)

  return {
    /** Starts a session and hands back its token, which is kept nowhere. */
    start: async (accountId: number, from: From): Promise<string> => {
      const token = newToken()
      const at = ago(0)
      await db
        .insertInto('account_session')
        .values({ token_hash: tokenHash(token), account_id: accountId, created_at: at, seen_at: at, proved_at: at, ...from })
        .execute()
      return token
    },

    /** Who holds this token. Role and lock are the account's of this moment, not those of the sign-in. */
    whoIs: async (token: string): Promise<Actor> => {
      const session = tokenHash(token)
      const found = await liveSession(db, session, times)
      if (!found) return visitor
      if (found.seen_at <= ago(seenEvery)) await see(db, session, { accountId: found.id, at: ago(0) })
      const isProved = found.proved_at > ago(PROOF_LASTS / 1000) && found.proved_at <= ago(-AHEAD)
      const only = found.role === 'owner' && !found.has_step && (await isStepRequired(site)) ? { only: mayUseOwnAccount.name } : {}
      return { role: found.role, accountId: found.id, name: found.name, session, isProved, language: found.language, ...only }
    },

    ...ofAccount(db, times),
    ...ends(db),

    /** Deletes what nobody can use any more. */
    sweep: async (): Promise<void> => {
      await db
        .deleteFrom('account_session')
        .where((is) =>
          is.or([is('created_at', '<=', ago(sessionAge)), is('seen_at', '<=', ago(sessionIdle)), is('seen_at', '>', ago(-AHEAD))]),
        )
        .execute()
    },
  }
}

/** A session within its limits, with its account as it is now; none when that is shut. */
const liveSession = (db: Kysely<AccountTables>, session: string, { bornAfter, seenAfter, ahead }: Times) =>
  db
    .selectFrom('account_session')
    .innerJoin('account', 'account.id', 'account_session.account_id')
    .select(['account.id', 'account.name', 'account.role', 'account.language', 'account_session.seen_at', 'account_session.proved_at'])
    .select(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('account_second_step')
            .select('account_second_step.account_id')
            .whereRef('account_second_step.account_id', '=', 'account.id')
            .where('confirmed_at', 'is not', null),
        ),
        exists(
          selectFrom('account_passkey').select('account_passkey.account_id').whereRef('account_passkey.account_id', '=', 'account.id'),
        ),
      ]).as('has_step'),
    )
    .where('token_hash', '=', session)
    .where('disabled', '=', 0)
    .where('account_session.created_at', '>', bornAfter())
    .where('seen_at', '>', seenAfter())
    .where('seen_at', '<=', ahead())
    .executeTakeFirst()

type Times = { readonly [Name in 'now' | 'bornAfter' | 'seenAfter' | 'ahead']: () => string }

/** What is kept of an account's sessions. */
const ofAccount = (db: Kysely<AccountTables>, { now, bornAfter, seenAfter, ahead }: Times) => ({
  /** The sessions of an account that still hold, the last used first. */
  listOf: (accountId: number) =>
    db
      .selectFrom('account_session')
      .select(['token_hash', 'device', 'network', 'created_at', 'seen_at'])
      .where('account_id', '=', accountId)
      .where('created_at', '>', bornAfter())
      .where('seen_at', '>', seenAfter())
      .where('seen_at', '<=', ahead())
      .orderBy('seen_at', 'desc')
      .orderBy('token_hash')
      .execute(),

  /** Notes that a password or a passkey was given in this session. */
  prove: async (session: string): Promise<void> => {
    await db.updateTable('account_session').set({ proved_at: now() }).where('token_hash', '=', session).execute()
  },
})

const ends = (db: Kysely<AccountTables>) => ({
  /** Ends one session of an account; false when it has none of this hash. */
  endOne: async (accountId: number, session: string): Promise<boolean> => {
    const one = db.deleteFrom('account_session').where('account_id', '=', accountId).where('token_hash', '=', session)
    return (await one.executeTakeFirst()).numDeletedRows > 0n
  },

  end: async (token: string): Promise<void> => {
    await db.deleteFrom('account_session').where('token_hash', '=', tokenHash(token)).execute()
  },

  /** Ends all sessions of an account, except one if told. */
  endAll: async (accountId: number, except = ''): Promise<void> => {
    await db.deleteFrom('account_session').where('account_id', '=', accountId).where('token_hash', '!=', except).execute()
  },
})

async function see(db: Kysely<AccountTables>, session: string, { accountId, at }: { accountId: number; at: string }): Promise<void> {
  await db.updateTable('account_session').set({ seen_at: at }).where('token_hash', '=', session).execute()
  await db.updateTable('account').set({ last_seen_at: at }).where('id', '=', accountId).execute()
}
