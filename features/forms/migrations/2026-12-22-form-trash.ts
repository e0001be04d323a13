import type { AnyDatabase } from '@frontage/kit/storage/database.server'

type Tables = { form_entry: { state: string; trashed_at: string | null } }

/** When a form was removed, and since when a message lies in the trash: both are deleted for good some weeks later. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('contact_form').addColumn('removed_at', 'text').execute()
  await db.schema.alterTable('form_entry').addColumn('trashed_at', 'text').execute()
  const now = new Date().toISOString()
  await db.withTables<Tables>().updateTable('form_entry').set({ trashed_at: now }).where('state', '=', 'trash').execute()
}
