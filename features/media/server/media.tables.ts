import type { Migrations } from '@frontage/kit/storage/migrate.server'
import type { Generated } from 'kysely'

export type MediaTables = {
  /** Size of the original after it was turned upright; `source` is the SHA-256 of the file it came from. */
  media: {
    name: string
    width: number
    height: number
    alt: string
    source: string
    created_at: string
    /** Average colour, and Base64 of a WebP of 20 pixels; empty in pictures from before there were any. */
    colour: Generated<string>
    tiny: Generated<string>
    /** Per cent from the left and from the top: what has to stay in sight. */
    focus_x: Generated<number>
    focus_y: Generated<number>
  }
  media_size: { name: string; width: number; height: number; file: string; etag: string }
  /** The same sizes as AVIF, made by a job where that is smaller. `of` is the file that it was made from. */
  media_avif: { name: string; width: number; of: string; file: string; etag: string }
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
  '2026-11-22-media-look': {
    up: async (db) => {
      for (const name of ['colour', 'tiny'])
        await db.schema
          .alterTable('media')
          .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
          .execute()
      for (const name of ['focus_x', 'focus_y'])
        await db.schema
          .alterTable('media')
          .addColumn(name, 'integer', (column) => column.notNull().defaultTo(50))
          .execute()
      await db.schema
        .createTable('media_avif')
        .addColumn('name', 'text', (column) => column.notNull().references('media.name').onDelete('cascade'))
        .addColumn('width', 'integer', (column) => column.notNull())
        .addColumn('of', 'text', (column) => column.notNull())
        .addColumn('file', 'text', (column) => column.notNull())
        .addColumn('etag', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('media_avif_key', ['name', 'width'])
        .execute()
    },
  },
}
