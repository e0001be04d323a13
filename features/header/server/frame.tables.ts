import type { Migrations } from '@frontage/kit/storage/migrate.server'
import type { FramePart } from '../frame'

export type FrameTables = {
  /** `frame` is JSON: what is being worked on; null when that is what visitors see. */
  frame_draft: { part: FramePart; revision: number; frame: string | null; saved_at: string; saved_by: string }
  /** What visitors saw, newest with the highest number. */
  frame_version: { part: FramePart; version: number; frame: string; published_at: string; published_by: string }
}

export const migrations: Migrations = {
  '2026-11-25-frame': {
    up: async (db) => {
      await db.schema
        .createTable('frame_draft')
        .addColumn('part', 'text', (column) => column.primaryKey())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('frame', 'text')
        .addColumn('saved_at', 'text', (column) => column.notNull())
        .addColumn('saved_by', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('frame_version')
        .addColumn('part', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('frame', 'text', (column) => column.notNull())
        .addColumn('published_at', 'text', (column) => column.notNull())
        .addColumn('published_by', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('frame_version_key', ['part', 'version'])
        .execute()
    },
  },
}
