import type { AnyDatabase } from '../database.server'

/** What was done is an action, as everywhere else. */
export const up = (db: AnyDatabase): Promise<void> => db.schema.alterTable('audit').renameColumn('deed', 'action').execute()
