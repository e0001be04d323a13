import { type Generated, sql } from 'kysely'
import type { AuditOutcome } from '../audit.server'
import { withId } from './columns.server'
import type { AnyDatabase, Engine } from './database.server'
import type { Migrations } from './migrate.server'

export type AuditTables = {
  audit: {
    id: Generated<number>
    at: string
    /** Null for somebody who is not signed in. No foreign key: a line outlives whatever it speaks of. */
    account_id: number | null
    who: string
    deed: string
    target: string
    outcome: AuditOutcome
    request_id: string
  }
}

export const auditMigrations = (engine: Engine): Migrations => ({
  '2026-11-21-kit-audit': {
    up: async (db) => {
      await withId(db.schema.createTable('audit'), engine)
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('account_id', 'bigint')
        .addColumn('who', 'text', (column) => column.notNull())
        .addColumn('deed', 'text', (column) => column.notNull())
        .addColumn('target', 'text', (column) => column.notNull())
        .addColumn('outcome', 'text', (column) => column.notNull())
        .addColumn('request_id', 'text', (column) => column.notNull())
        .execute()
      await (engine === 'postgres' ? guardOnPostgres(db) : guardOnSqlite(db))
    },
  },
})

/** The log is append-only for everyone who comes through the database, this program included. */
async function guardOnSqlite(db: AnyDatabase): Promise<void> {
  for (const deed of ['update', 'delete'])
    await sql
      .raw(`create trigger audit_no_${deed} before ${deed} on audit begin select raise(abort, 'the audit log is append-only'); end`)
      .execute(db)
}

async function guardOnPostgres(db: AnyDatabase): Promise<void> {
  await sql`create function audit_is_append_only() returns trigger language plpgsql as
    $$ begin raise exception 'the audit log is append-only'; end $$`.execute(db)
  await sql`create trigger audit_no_change before update or delete on audit
    for each row execute function audit_is_append_only()`.execute(db)
  await sql`create trigger audit_no_truncate before truncate on audit
    for each statement execute function audit_is_append_only()`.execute(db)
}
