import { withId } from '@frontage/kit/storage/columns.server'
import type { Engine } from '@frontage/kit/storage/database.server'
import type { Migrations } from '@frontage/kit/storage/migrate.server'
import type { Generated } from 'kysely'

export type LookTables = {
  /** `settings` is JSON: what differs from the block as it comes. */
  portfolio_look: { id: Generated<number>; title: string; settings: string; updated_at: string }
}

export const lookMigrations = (engine: Engine): Migrations => ({
  '2026-11-24-portfolio-looks': {
    up: async (db) => {
      await withId(db.schema.createTable('portfolio_look'), engine)
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('settings', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute()
    },
  },
})
