import { withId } from '@frontage/kit/storage/columns.server'
import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'

/** Items, their terms, and imports. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  const item = texts.reduce(
    (table, name) => table.addColumn(name, 'text', (column) => column.notNull()),
    withId(db.schema.createTable('portfolio_item'), engine)
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.unique())
      .addColumn('published_at', 'text', (column) => column.notNull())
      .addColumn('modified_at', 'text', (column) => column.notNull()),
  )
  await item.execute()
  await db.schema.createIndex('portfolio_item_order').on('portfolio_item').columns(['state', 'position', 'id']).execute()
  await db.schema.createIndex('portfolio_item_date').on('portfolio_item').columns(['state', 'published_at', 'id']).execute()
  await withId(db.schema.createTable('portfolio_term'), engine)
    .addColumn('taxonomy', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('parent', 'integer', (column) => column.notNull())
    .addUniqueConstraint('portfolio_term_slug', ['taxonomy', 'slug'])
    .execute()
  await db.schema
    .createTable('portfolio_item_term')
    .addColumn('item_id', 'bigint', (column) => column.notNull().references('portfolio_item.id').onDelete('cascade'))
    .addColumn('term_id', 'bigint', (column) => column.notNull().references('portfolio_term.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('portfolio_item_term_key', ['item_id', 'term_id'])
    .execute()
  await db.schema.createIndex('portfolio_term_item').on('portfolio_item_term').columns(['term_id', 'item_id']).execute()
  await withId(db.schema.createTable('portfolio_import'), engine)
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('report', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .execute()
}

const texts = [
  ...['open_in', 'picture', 'large', 'pictures', 'video', 'site', 'site_type', 'action', 'content', 'excerpt', 'framing'],
  ...['found_title', 'found_excerpt', 'found_content'],
]
