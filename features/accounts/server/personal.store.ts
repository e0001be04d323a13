import { mayName, type Person } from '@frontage/kit/personal.server'
import type { AuditTables } from '@frontage/kit/storage/audit.tables.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { AccountTables } from './accounts.tables'

const told = ['id', 'name', 'email', 'role', 'disabled', 'created_at', 'last_seen_at'] as const

/** People who sign in, and what the log says that they did; never a hash of a password. */
export function createPersonalStore(database: AnyDatabase) {
  const db = database.withTables<AccountTables & AuditTables>()
  const deedsBetween = (from: string, to: string) =>
    db.selectFrom('audit').select('account_id').where('at', '>=', from).where('at', '<', to).where('account_id', 'is not', null)

  return {
    named: (person: Person) => db.selectFrom('account').select(told).where(mayName('email', person)).orderBy('id').execute(),
    deeds: (account: number) =>
      db.selectFrom('audit').select(['at', 'deed', 'target', 'outcome']).where('account_id', '=', account).orderBy('id').execute(),
    /** Those who came, or did something. */
    between: (from: string, to: string) =>
      db
        .selectFrom('account')
        .select(told)
        .where(({ or, and, eb }) =>
          or([and([eb('created_at', '>=', from), eb('created_at', '<', to)]), eb('id', 'in', deedsBetween(from, to))]),
        )
        .orderBy('id')
        .execute(),
  }
}
