import type { Migrations } from '@frontage/kit/storage/migrate.server'

export type PageTables = {
  /** One page of the site; `rows` is JSON in the schema of page.ts. */
  page: { path: string; title: string; description: string; rows: string; status: 'published' | 'draft'; updated_at: string }
}

export const migrations: Migrations = {
  '2026-11-21-pages': {
    up: async (db) => {
      await db.schema
        .createTable('page')
        .addColumn('path', 'text', (column) => column.primaryKey())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('description', 'text', (column) => column.notNull())
        .addColumn('rows', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute()
    },
  },
}
