import type pg from 'pg'
import { quoted } from '../backup/snapshot.server'
import { beginLong, connectForMove, postgresSide, sequenceOf, tableNamesOf } from './postgres-side.server'
import { type Cells, type FilledSide, type Kind, LATER, MoveRefused, NOTES, type Table } from './side.server'

/** Opens the database that a move fills. Without power the last step is lost at most, together with its note. */
export async function openPostgresTarget(url: string): Promise<FilledSide> {
  const client = await connectForMove(url)
  return {
    ...postgresSide(client, false),
    notes: async () => ((await tableNamesOf(client)).includes(NOTES) ? notesIn(client) : undefined),
    isEmpty: async () => (await tableNamesOf(client)).length === 0,
    begin: (notes) =>
      together(client, async () => {
        await client.query(`create table ${NOTES} (name text primary key, value text not null)`)
        for (const one of Object.entries(notes)) await note(client, one)
      }),
    prepare: (tables) => together(client, () => prepare(client, tables)),
    add: (table, rows, last) =>
      together(client, async () => {
        await client.query('set local synchronous_commit = off')
        await insert(client, table, rows)
        await note(client, last)
      }),
    count: async (table, counter) => {
      await client.query('select setval($1::regclass, $2)', [await sequenceOf(client, table), counter])
    },
    complete: (onPart) => complete(client, onPart),
    finish: async () => {
      await client.query('analyze')
      await client.query(`drop table if exists ${NOTES}`)
    },
  }
}

/** All of it or nothing. */
async function together(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await beginLong(client)
  try {
    await work()
    await client.query('commit')
  } catch (reason) {
    await client.query('rollback').catch(() => undefined)
    throw reason
  }
}

const note = async (client: pg.Client, [name, value]: readonly [string, string]): Promise<void> =>
  void (await client.query(`insert into ${NOTES} values ($1, $2) on conflict (name) do update set value = excluded.value`, [name, value]))

async function notesIn(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(`select name, value from ${NOTES} order by name`)
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/** Indexes that keep no rule of a table are made again at the end: all at once, and not row by row. */
async function prepare(client: pg.Client, tables: readonly Table[]): Promise<void> {
  const { rows } = await client.query<{ name: string; sql: string }>(
    `select i.relname as name, pg_get_indexdef(i.oid) as sql from pg_index x join pg_class i on i.oid = x.indexrelid
     join pg_class t on t.oid = x.indrelid
     where i.relnamespace = current_schema()::regnamespace and t.relname <> $1 and not x.indisprimary
       and not exists (select 1 from pg_constraint where conindid = i.oid)`,
    [NOTES],
  )
  for (const { name, sql } of rows) {
    await note(client, [LATER + name, sql])
    await client.query(`drop index ${quoted(name)}`)
  }
  for (const { name } of tables.toReversed()) await client.query(`delete from ${quoted(name)}`)
  await note(client, ['prepared', 'yes'])
}

const types: Readonly<Record<Kind, string>> = { integer: 'bigint', float: 'double precision', single: 'real', text: 'text' }

/** All rows in one parameter: PostgreSQL takes them apart. */
async function insert(client: pg.Client, { name, columns }: Table, rows: readonly Cells[]): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(', ')
  const shape = columns.map((column) => `${quoted(column.name)} ${types[column.kind]}`).join(', ')
  const json = JSON.stringify(rows.map((row) => Object.fromEntries(row.map((cell, at) => [columns[at]!.name, cell]))))
  if (json.includes('\\u0000')) refuseNul(name, columns, rows)
  await client.query(
    `insert into ${quoted(name)} (${names}) overriding system value select ${names} from json_to_recordset($1::json) as row (${shape})`,
    [json],
  )
}

/** PostgreSQL keeps no text with the character NUL in it. */
function refuseNul(table: string, columns: Table['columns'], rows: readonly Cells[]): void {
  for (const row of rows)
    for (const [at, cell] of row.entries())
      if (cell?.includes('\0'))
        throw new MoveRefused(
          `PostgreSQL cannot store the NUL character that stands in ${table}.${columns[at]!.name} (row ${row[columns.findIndex(({ name }) => name === 'id')] ?? 'without a number'}): remove it first`,
        )
}

async function complete(client: pg.Client, onPart: (name: string) => void): Promise<void> {
  for (const [name, statement] of await notesIn(client)) {
    if (!name.startsWith(LATER)) continue
    onPart(name.slice(LATER.length))
    await together(client, async () => {
      await client.query(`set local maintenance_work_mem = '256MB'`)
      await client.query(statement)
      await client.query(`delete from ${NOTES} where name = $1`, [name])
    })
  }
}
