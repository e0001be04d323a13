import type { AnyDatabase } from '@frontage/kit/storage/database.server'

/** The throttle of the kit counts instead. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.dropTable('account_throttle').execute()
}
