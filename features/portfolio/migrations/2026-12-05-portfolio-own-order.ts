import type { AnyDatabase } from '@frontage/kit/storage/database.server'

/** The owner's order of all items, whatever their state. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.createIndex('portfolio_item_own_order').on('portfolio_item').columns(['position', 'id desc']).execute()
}
