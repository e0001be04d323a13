import { mayName, type Person } from '@frontage/kit/personal.server'
import type { AuditTables } from '@frontage/kit/storage/audit.tables.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { AccountTables } from './accounts.tables'

const told = ['id', 'name', 'email', 'role', 'disabled', 'created_at', 'last_seen_at'] as const

export type PersonalStore = ReturnType<typeof createPersonalStore>

/** People who sign in, and what the log says that they did; never a hash, a key or a secret. */
export function createPersonalStore(database: AnyDatabase) {
  const db = database.withTables<AccountTables & AuditTables>()
  const actionsBetween = (from: string, to: string) =>
    db.selectFrom('audit').select('account_id').where('at', '>=', from).where('at', '<', to).where('account_id', 'is not', null)

  return {
    named: (person: Person) => db.selectFrom('account').select(told).where(mayName('email', person)).orderBy('id').execute(),
    actions: (account: number) =>
      db.selectFrom('audit').select(['at', 'action', 'target', 'outcome']).where('account_id', '=', account).orderBy('id').execute(),
    sessions: (account: number) =>
      db
        .selectFrom('account_session')
        .select(['device', 'network', 'created_at as started_at', 'seen_at'])
        .where('account_id', '=', account)
        .orderBy('created_at')
        .orderBy('token_hash')
        .execute(),
    passkeys: (account: number) =>
      db
        .selectFrom('account_passkey')
        .select(['name', 'created_at', 'used_at'])
        .where('account_id', '=', account)
        .orderBy('created_at')
        .orderBy('credential_id')
        .execute(),
    /** The address that waits to take the place of the one that signs in. */
    newEmail: async (account: number): Promise<string | undefined> =>
      (await db.selectFrom('account_new_email').select('email').where('account_id', '=', account).executeTakeFirst())?.email,
    /** Since when one-time codes are asked for; undefined when they are not. */
    codesSince: async (account: number): Promise<string | undefined> => {
      const step = db.selectFrom('account_second_step').select('confirmed_at').where('account_id', '=', account)
      return (await step.executeTakeFirst())?.confirmed_at ?? undefined
    },
    /** Those who came, or did something. */
    between: (from: string, to: string) =>
      db
        .selectFrom('account')
        .select(told)
        .where(({ or, and, eb }) =>
          or([and([eb('created_at', '>=', from), eb('created_at', '<', to)]), eb('id', 'in', actionsBetween(from, to))]),
        )
        .orderBy('id')
        .execute(),
  }
}
