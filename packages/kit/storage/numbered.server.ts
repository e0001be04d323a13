import { sql } from 'kysely'
import * as v from 'valibot'
import type { Brought, Transfer, TransferReport } from '../transfer/transfer.server'
import { nextTurn } from '../turns.server'
import { type AnyDatabase, engineOf } from './database.server'

/** Rows that are read and written in one step; between two steps others are served. */
const IN_A_TURN = 500

type Row = { readonly id: number } & Readonly<Record<string, unknown>>
type Rows = Record<string, Row>
type Into = { readonly trx: AnyDatabase; readonly by: string }

type Written = (rows: readonly Row[]) => readonly unknown[] | Promise<readonly unknown[]>

type Numbered<Shape extends v.GenericSchema<unknown, { readonly id: number }>> = {
  readonly name: string
  /** Its table, and what one of its rows is called. */
  readonly table: string
  readonly what: string
  /** A row as it stands in the file: everything of it is looked at when it comes in. */
  readonly shape: Shape
  /** Rows as they stand in the file, asked for some hundred at a time. Undefined for one that cannot be read: it stays behind. */
  readonly written: Written
  /** What its columns hold; `before`: the row that has its number now. */
  readonly kept: (one: v.InferOutput<Shape>, before: Row | undefined) => Omit<Row, 'id'>
  /** What stands in its way here, in plain words. */
  readonly trouble?: (one: v.InferOutput<Shape>, trx: AnyDatabase) => Promise<string | undefined>
  /** Whether what is kept of it elsewhere is the same too. */
  readonly isElsewhereToo?: (one: v.InferOutput<Shape>, trx: AnyDatabase) => Promise<boolean>
  /** What else is kept of it, when it is new or has changed. */
  readonly after?: (one: v.InferOutput<Shape>, row: Row, into: Into) => Promise<void>
  /** What somebody has to set again here, in plain words: it never leaves a site. */
  readonly wanting?: (one: v.InferOutput<Shape>, row: Row, trx: AnyDatabase) => Promise<string | undefined>
  /** Columns that say nothing of what it is, such as when it was changed. */
  readonly besides?: readonly string[]
}

/** Records that pages name by their numbers: they keep them on their way into another site. */
export function createNumberedTransfer<Shape extends v.GenericSchema<unknown, { readonly id: number }>>(
  db: AnyDatabase,
  { name, table, what, shape, written, kept, trouble, isElsewhereToo, after, wanting, besides = [] }: Numbered<Shape>,
): Transfer {
  const file = name
  const rowsOf = async (trx: AnyDatabase): Promise<Row[]> =>
    (await trx.withTables<Rows>().selectFrom(table).selectAll().orderBy('id').execute()) as unknown as Row[]
  const isSame = (row: Row, record: Readonly<Record<string, unknown>>): boolean =>
    Object.entries(record).every(([column, value]) => besides.includes(column) || row[column] === value)

  async function take(
    one: v.InferOutput<Shape>,
    before: ReadonlyMap<number, Row>,
    into: Into,
  ): Promise<Brought & { readonly wants: string | undefined }> {
    const known = before.get(one.id)
    const row = { id: one.id, ...kept(one, known) }
    const isAsBefore = known && isSame(known, row) && ((await isElsewhereToo?.(one, into.trx)) ?? true)
    const outcome = known ? (isAsBefore ? 'same' : 'changed') : 'new'
    if (outcome === 'new') await addNumbered(table, row, into.trx)
    if (outcome === 'changed') await into.trx.withTables<Rows>().updateTable(table).set(withoutId(row)).where('id', '=', one.id).execute()
    if (outcome !== 'same') await after?.(one, row, into)
    return { what: `${what} ${one.id}`, outcome, wants: await wanting?.(one, row, into.trx) }
  }

  /** All of them, or what stands in the way of some. */
  async function takeAll(all: readonly v.InferOutput<Shape>[], into: Into): Promise<TransferReport> {
    const before = new Map((await rowsOf(into.trx)).map((row) => [row.id, row]))
    const brought: Brought[] = []
    const faults: TransferReport['faults'][number][] = []
    const bad: TransferReport['bad'][number][] = []
    for (const [place, one] of all.entries()) {
      const text = await trouble?.(one, into.trx)
      if (text) bad.push({ path: `${file}.json: ${place}`, text })
      else {
        const { wants, ...took } = await take(one, before, into)
        brought.push(took)
        if (wants) faults.push({ path: took.what, text: wants })
      }
    }
    return { brought, faults, bad }
  }

  return {
    name,
    write: async (trx = db) => {
      const all = await writtenAll(trx, table, written)
      return new Map(all.length ? [[file, all]] : [])
    },
    read: async (texts, into) => {
      const { success, output, issues } = v.safeParse(v.array(shape), texts.get(file) ?? [])
      return success ? takeAll(output, into) : refused(file, issues)
    },
  }
}

/** All rows as they stand in the file, in the order of their numbers. */
async function writtenAll(db: AnyDatabase, table: string, written: Written): Promise<unknown[]> {
  const rows = db.withTables<Rows>().selectFrom(table).selectAll().orderBy('id').limit(IN_A_TURN)
  const behind = async (id: number): Promise<Row[]> => (await rows.where('id', '>', id).execute()) as unknown as Row[]
  const all: unknown[] = []
  for (let found = await behind(0); found.length; found = await behind(found.at(-1)!.id)) {
    for (const one of await written(found)) if (one !== undefined) all.push(one)
    await nextTurn()
  }
  return all
}

const refused = (file: string, [issue]: readonly v.BaseIssue<unknown>[]): TransferReport => {
  const place = issue?.path?.map(({ key }) => String(key)).join('.') ?? ''
  return { brought: [], faults: [], bad: [{ path: `${file}.json: ${place}`, text: issue?.message ?? '' }] }
}

const withoutId = ({ id: _id, ...rest }: Row) => rest

/** Adds a row under a number of its own, and lets the database count on behind it. */
async function addNumbered(table: string, row: Row, trx: AnyDatabase): Promise<void> {
  const isPostgres = engineOf(trx) === 'postgres'
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
  const overriding = isPostgres ? sql`overriding system value` : sql``
  await sql`insert into ${sql.table(table)} (${columns}) ${overriding} values (${sql.join(Object.values(row))})`.execute(trx)
  if (isPostgres) await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(trx)
}
