import type { AnyDatabase } from '@frontage/kit/storage/database.server'

/** What was done with a review is an action, as everywhere else. */
export const up = (db: AnyDatabase): Promise<void> => db.schema.alterTable('review_note').renameColumn('deed', 'action').execute()
