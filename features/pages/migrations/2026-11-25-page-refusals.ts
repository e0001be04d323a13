import type { AnyDatabase } from '@frontage/kit/storage/database.server'

/** Why what was planned could not be done. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('page').addColumn('refused', 'text').execute()
}
