import { sql } from 'kysely'
import * as v from 'valibot'
import type { Brought, Transfer, TransferReport } from '../transfer.server'
import { type AnyDatabase, engineOf } from './database.server'

type Row = { readonly id: number } & Readonly<Record<string, unknown>>
type Rows = Record<string, Row>

type Numbered<Shape extends v.GenericSchema<unknown, { readonly id: number }>> = {
  readonly name: string
  /** Its table, and what one of its rows is called. */
  readonly table: string
  readonly what: string
  /** A row as it stands in the file: everything of it is looked at when it comes in. */
  readonly shape: Shape
  readonly written: (row: Row) => unknown
  readonly kept: (one: v.InferOutput<Shape>) => Omit<Row, 'id'>
  /** Columns that say nothing of what it is, such as when it was changed. */
  readonly besides?: readonly string[]
}

/** Records that pages name by their numbers: they keep them on their way into another site. */
export function createNumberedTransfer<Shape extends v.GenericSchema<unknown, { readonly id: number }>>(
  db: AnyDatabase,
  { name, table, what, shape, written, kept, besides = [] }: Numbered<Shape>,
): Transfer {
  const file = name
  const rowsOf = async (within: AnyDatabase): Promise<Row[]> =>
    (await within.withTables<Rows>().selectFrom(table).selectAll().orderBy('id').execute()) as unknown as Row[]
  const isSame = (row: Row, record: Readonly<Record<string, unknown>>): boolean =>
    Object.entries(record).every(([column, value]) => besides.includes(column) || row[column] === value)

  async function take(one: v.InferOutput<Shape>, before: ReadonlyMap<number, Row>, within: AnyDatabase): Promise<Brought> {
    const record = kept(one)
    const known = before.get(one.id)
    if (known && !isSame(known, record)) await within.withTables<Rows>().updateTable(table).set(record).where('id', '=', one.id).execute()
    if (!known) await addNumbered(table, { id: one.id, ...record }, within)
    return { what: `${what} ${one.id}`, outcome: known ? (isSame(known, record) ? 'same' : 'changed') : 'new' }
  }

  return {
    name,
    write: async () => {
      const rows = await rowsOf(db)
      return new Map(rows.length ? [[file, rows.map(written)]] : [])
    },
    read: async (texts, { within }) => {
      const { success, output, issues } = v.safeParse(v.array(shape), texts.get(file) ?? [])
      if (!success) return refused(file, issues)
      const before = new Map((await rowsOf(within)).map((row) => [row.id, row]))
      const brought: Brought[] = []
      for (const one of output) brought.push(await take(one, before, within))
      return { brought, faults: [], bad: [] }
    },
  }
}

const refused = (file: string, [issue]: readonly v.BaseIssue<unknown>[]): TransferReport => {
  const place = issue?.path?.map(({ key }) => String(key)).join('.') ?? ''
  return { brought: [], faults: [], bad: [{ path: `${file}.json: ${place}`, text: issue?.message ?? '' }] }
}

/** Adds a row under a number of its own, and lets the database count on behind it. */
async function addNumbered(table: string, row: Row, within: AnyDatabase): Promise<void> {
  const isPostgres = engineOf(within) === 'postgres'
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
  const overriding = isPostgres ? sql`overriding system value` : sql``
  await sql`insert into ${sql.table(table)} (${columns}) ${overriding} values (${sql.join(Object.values(row))})`.execute(within)
  if (isPostgres)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(within)
}
