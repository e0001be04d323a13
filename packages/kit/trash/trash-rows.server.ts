import { sql } from 'kysely'
import { type AnyDatabase, engineOf } from '../storage/database.server'

/** One row of a table, by its columns. */
export type TrashRow = Readonly<Record<string, unknown>>
/** Rows by the table that they stood in; what others point to comes first. */
export type TrashRows = Readonly<Record<string, readonly TrashRow[]>>

/** The first row of a table, where there is one. */
export const firstIn = (rows: TrashRows, table: string): TrashRow | undefined => rows[table]?.[0]

/** Rows of a table whose column has this value, as they stand. */
export async function rowsWhere(table: string, column: string, value: number | string, trx: AnyDatabase): Promise<TrashRow[]> {
  return (await sql<TrashRow>`select * from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(trx)).rows
}

/** Whether a row of the table has these values already. */
export async function hasRowLike(table: string, values: TrashRow, trx: AnyDatabase): Promise<boolean> {
  const same = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  return (await sql`select 1 from ${sql.table(table)} where ${sql.join(same, sql` and `)} limit 1`.execute(trx)).rows.length > 0
}

/** Puts rows back as they stood, under the numbers that they had. */
export async function putBack(rows: TrashRows, trx: AnyDatabase): Promise<void> {
  const overriding = engineOf(trx) === 'postgres' ? sql`overriding system value` : sql``
  for (const [table, all] of Object.entries(rows))
    for (const row of all) {
      const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
      await sql`insert into ${sql.table(table)} (${columns}) ${overriding} values (${sql.join(Object.values(row))})`.execute(trx)
    }
}
