import { withId } from '@frontage/kit/storage/columns.server'
import type { Engine } from '@frontage/kit/storage/database.server'
import type { Migrations } from '@frontage/kit/storage/migrate.server'
import type { Generated } from 'kysely'
import type { Status } from '../redirect'

export type SeoTables = {
  /** `from_key` is the old path as paths are compared. */
  redirect: {
    id: Generated<number>
    from_key: string
    from_path: string
    to_path: string
    status: Status
    is_automatic: number
    created_at: string
  }
  /** How often a redirect was used on a day, and nothing of who used it. */
  redirect_hit: { redirect_id: number; day: string; hits: number }
  /** Addresses that were asked for and are not there. */
  missing_path: { path: string; hits: number; last_day: string }
}

export const seoMigrations = (engine: Engine): Migrations => ({
  '2026-11-26-redirects': {
    up: async (db) => {
      await withId(db.schema.createTable('redirect'), engine)
        .addColumn('from_key', 'text', (column) => column.notNull().unique())
        .addColumn('from_path', 'text', (column) => column.notNull())
        .addColumn('to_path', 'text', (column) => column.notNull())
        .addColumn('status', 'integer', (column) => column.notNull())
        .addColumn('is_automatic', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('redirect_hit')
        .addColumn('redirect_id', 'bigint', (column) => column.notNull())
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('hits', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('redirect_hit_key', ['redirect_id', 'day'])
        .execute()
      await db.schema
        .createTable('missing_path')
        .addColumn('path', 'text', (column) => column.primaryKey())
        .addColumn('hits', 'integer', (column) => column.notNull())
        .addColumn('last_day', 'text', (column) => column.notNull())
        .execute()
    },
  },
})
