import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { AnyDatabase } from './database.server'

type Numbered = Record<string, { readonly id: number }>

/** Whether anything is kept in a table of numbered rows. `like`: values that columns of it have. */
export async function hasRows(db: AnyDatabase, table: string, like: Readonly<Record<string, string>> = {}): Promise<boolean> {
  const conditions = Object.entries(like).map(([column, value]): RawBuilder<SqlBool> => sql`${sql.ref(column)} = ${value}`)
  const found = db.withTables<Numbered>().selectFrom(table).select('id')
  const fitting = conditions.reduce((query, condition) => query.where(condition), found)
  return (await fitting.limit(1).executeTakeFirst()) !== undefined
}
