import type { AnyDatabase } from './database.server'

type Numbered = Record<string, { readonly id: number }>

/** Whether anything is kept in a table of numbered rows. */
export const hasRows = async (db: AnyDatabase, table: string): Promise<boolean> =>
  (await db.withTables<Numbered>().selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined
