import { withId } from '@frontage/kit/storage/columns.server'
import type { Engine } from '@frontage/kit/storage/database.server'
import type { Migrations } from '@frontage/kit/storage/migrate.server'
import type { Generated } from 'kysely'

export type LookTables = {
  /** Published looks; the newest holds. `settings` is JSON in the shape of look.ts. */
  site_look: { id: Generated<number>; settings: string; saved_at: string; saved_by: string }
}

export const lookMigrations = (engine: Engine): Migrations => ({
  '2026-11-26-site-look': {
    up: async (db) => {
      await withId(db.schema.createTable('site_look'), engine)
        .addColumn('settings', 'text', (column) => column.notNull())
        .addColumn('saved_at', 'text', (column) => column.notNull())
        .addColumn('saved_by', 'text', (column) => column.notNull())
        .execute()
    },
  },
})
