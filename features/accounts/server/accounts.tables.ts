import { withId } from '@frontage/kit/storage/columns.server'
import type { Engine } from '@frontage/kit/storage/database.server'
import type { Migrations } from '@frontage/kit/storage/migrate.server'
import type { Role } from '@frontage/kit/wire/permission'
import type { Generated, Selectable } from 'kysely'

/** Times are ISO 8601 text in UTC. */
export type AccountTables = {
  account: {
    id: Generated<number>
    name: string
    email: string
    role: Role
    password_hash: string
    disabled: Generated<number>
    created_at: string
    last_seen_at: string | null
  }
  /** Only hashes of tokens: whoever reads this table can sign in as nobody. */
  account_session: { token_hash: string; account_id: number; created_at: string; seen_at: string }
  /** Keyed hashes of address buckets and emails: whoever reads this table learns neither. */
  account_throttle: { key: string; failures: number; since: string }
  /** One row. It holds the hash of the set-up token until somebody has used it. */
  account_set_up: { id: number; token_hash: string | null }
  /** The newest link of an account to choose a new password with; only the hash of its token. */
  account_reset: { account_id: number; token_hash: string; created_at: string }
}

export type AccountRow = Selectable<AccountTables['account']>

export const migrations = (engine: Engine): Migrations => ({
  '2026-11-21-accounts': {
    up: async (db) => {
      await withId(db.schema.createTable('account'), engine)
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('password_hash', 'text', (column) => column.notNull())
        .addColumn('disabled', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('last_seen_at', 'text')
        .execute()
      await db.schema
        .createTable('account_session')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('account_id', 'bigint', (column) => column.notNull().references('account.id'))
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('seen_at', 'text', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('account_session_of').on('account_session').column('account_id').execute()
      await db.schema
        .createTable('account_throttle')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('failures', 'integer', (column) => column.notNull())
        .addColumn('since', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('account_set_up')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('token_hash', 'text')
        .execute()
    },
  },
  '2026-11-22-account-reset': {
    up: async (db) => {
      await db.schema
        .createTable('account_reset')
        .addColumn('account_id', 'bigint', (column) => column.primaryKey().references('account.id'))
        .addColumn('token_hash', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute()
    },
  },
})
