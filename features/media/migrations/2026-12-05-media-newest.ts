import type { AnyDatabase } from '@frontage/kit/storage/database.server'

/** Pictures from the newest on. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.createIndex('media_newest').on('media').columns(['created_at desc', 'name']).execute()
}
