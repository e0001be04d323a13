import type { Generated } from 'kysely'
import type { AuditOutcome } from '../audit.server'
import { guardAppendOnly } from './append-only.server'
import { withId } from './columns.server'
import type { Engine } from './database.server'
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
      await guardAppendOnly(db, engine, 'audit')
    },
  },
})
