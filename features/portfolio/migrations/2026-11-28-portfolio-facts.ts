import type { AnyDatabase } from '@frontage/kit/storage/database.server'

/** Facts that stand on the page of an item: a JSON list of `{ label, value }`. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .alterTable('portfolio_item')
    .addColumn('facts', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
