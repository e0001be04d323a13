import { withId } from '@frontage/kit/storage/columns.server'
import type { Engine } from '@frontage/kit/storage/database.server'
import type { Migrations } from '@frontage/kit/storage/migrate.server'
import type { Generated } from 'kysely'
import type { WidgetKind } from '../wire.admin'

export type WidgetTables = {
  /** `settings` is JSON as the owner's screens sent it, checked by the kind's shape. */
  review_widget: { id: Generated<number>; kind: WidgetKind; title: string; settings: string; updated_at: string }
}

export const widgetMigrations = (engine: Engine): Migrations => ({
  '2026-11-22-review-widgets': {
    up: async (db) => {
      await withId(db.schema.createTable('review_widget'), engine)
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('settings', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('review_widget_kind').on('review_widget').columns(['kind', 'id']).execute()
    },
  },
})
