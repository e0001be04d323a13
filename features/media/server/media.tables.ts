import type { Migrations } from '@frontage/kit/storage/migrate.server'

export type MediaTables = {
  /** Size of the original after it was turned upright; `source` is the SHA-256 of the file it came from. */
  media: { name: string; width: number; height: number; alt: string; source: string; created_at: string }
  media_size: { name: string; width: number; height: number; file: string; etag: string }
}

export const migrations: Migrations = {
  '2026-11-21-media': {
    up: async (db) => {
      await db.schema
        .createTable('media')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('width', 'integer', (column) => column.notNull())
        .addColumn('height', 'integer', (column) => column.notNull())
        .addColumn('alt', 'text', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('media_size')
        .addColumn('name', 'text', (column) => column.notNull().references('media.name').onDelete('cascade'))
        .addColumn('width', 'integer', (column) => column.notNull())
        .addColumn('height', 'integer', (column) => column.notNull())
        .addColumn('file', 'text', (column) => column.notNull())
        .addColumn('etag', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('media_size_key', ['name', 'width'])
        .execute()
    },
  },
}
