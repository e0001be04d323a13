import type Sqlite from 'better-sqlite3'
import { quoted } from '../backup/snapshot.server'
import { type Cells, type FilledSide, LATER, NOTES, type Table } from './side.server'
import { bind, namesIn, openSqliteFile, searchesIn, sqliteSide } from './sqlite-side.server'

/** Opens the file that a move fills. */
export function openSqliteTarget(file: string): FilledSide {
  const db = openSqliteFile(file)
  const side = sqliteSide(db)
  const note = (name: string, value: string): void =>
    void db.prepare(`insert into ${NOTES} values (?, ?) on conflict (name) do update set value = excluded.value`).run(name, value)
  const hasNotes = (): boolean => namesIn(db)('table').includes(NOTES)
  return {
    ...side,
    notes: async () => (hasNotes() ? notesIn(db) : undefined),
    isEmpty: async () => namesIn(db)('table').length === 0,
    begin: async (notes) =>
      db.transaction(() => {
        db.exec(`create table ${NOTES} (name text primary key, value text not null)`)
        for (const [name, value] of Object.entries(notes)) note(name, value)
      })(),
    prepare: async (tables) => db.transaction(() => prepare(db, tables, note))(),
    add: async (table, rows, [name, value]) =>
      db.transaction(() => {
        insert(db, table, rows)
        note(name, value)
      })(),
    count: async (table, counter) => count(db, table, counter),
    complete: async (onPart) => complete(db, onPart),
    finish: async () => {
      db.exec(`drop table if exists ${NOTES}`)
      db.pragma('synchronous = FULL')
      db.pragma('wal_checkpoint(truncate)')
    },
  }
}

const notesIn = (db: Sqlite.Database): ReadonlyMap<string, string> =>
  new Map(
    db
      .prepare<[], { name: string; value: string }>(`select name, value from ${NOTES} order by name`)
      .all()
      .map(({ name, value }) => [name, value]),
  )

/** Triggers come after indexes, and after what a search index holds: rows that are there must not wake them. */
function prepare(db: Sqlite.Database, tables: readonly Table[], note: (name: string, value: string) => void): void {
  const parts = db
    .prepare<[], { type: string; name: string; sql: string }>(
      `select type, name, sql from sqlite_master where type in ('index', 'trigger') and sql is not null and tbl_name <> '${NOTES}'`,
    )
    .all()
  for (const { type, name, sql } of parts) {
    note(`${LATER}${type === 'index' ? '1' : '3'} ${name}`, sql)
    db.exec(`drop ${type} ${quoted(name)}`)
  }
  for (const name of searchesIn(db)) note(`${LATER}2 ${name}`, `insert into ${quoted(name)} (${quoted(name)}) values ('rebuild')`)
  for (const { name } of tables.toReversed()) db.exec(`delete from ${quoted(name)}`)
  db.exec('delete from sqlite_sequence')
  note('prepared', 'yes')
}

function insert(db: Sqlite.Database, { name, columns }: Table, rows: readonly Cells[]): void {
  const names = columns.map((column) => quoted(column.name)).join(', ')
  const line = db.prepare(`insert into ${quoted(name)} (${names}) values (${columns.map(() => '?').join(', ')})`)
  for (const row of rows) line.run(...bind(columns, row))
}

function count(db: Sqlite.Database, table: string, counter: string): void {
  const changed = db.prepare('update sqlite_sequence set seq = ? where name = ?').run(BigInt(counter), table).changes
  if (!changed) db.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(table, BigInt(counter))
}

/** Each is made together with the end of its note. */
function complete(db: Sqlite.Database, onPart: (name: string) => void): void {
  for (const [name, statement] of notesIn(db)) {
    if (!name.startsWith(LATER)) continue
    onPart(name.slice(LATER.length + 2))
    db.transaction(() => {
      db.exec(statement)
      db.prepare(`delete from ${NOTES} where name = ?`).run(name)
    })()
  }
}
