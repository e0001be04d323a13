import { mkdirSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { quoted } from '../backup/snapshot.server'
import { byName, type Cells, type Column, isMoved, type Kind, MoveRefused, type Side, type Table } from './side.server'

type Value = string | number | bigint | Buffer | null
type Info = { readonly name: string; readonly type: string; readonly pk: bigint }

/** How many rows are handed on at a time. */
const STEP = 200

/** Opens the file of a site to be read; until it is closed nobody else can write to it. Throws MoveRefused while somebody does. */
export function openSqliteSource(file: string): Side {
  const db = new Sqlite(file, { fileMustExist: true, timeout: 2_000 })
  try {
    db.exec('begin immediate')
  } catch (reason) {
    db.close()
    if ((reason as { code?: string }).code !== 'SQLITE_BUSY') throw reason
    throw new MoveRefused('another program is writing to the database: end it first')
  }
  return sqliteSide(db)
}

/** Opens, or makes, the file that is to be filled. Without power the last step is lost at most, together with its note. */
export function openSqliteFile(file: string): Sqlite.Database {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const db = new Sqlite(file, { timeout: 2_000 })
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = NORMAL')
  db.pragma('foreign_keys = ON')
  return db
}

/** Numbers are read as they are, however large. */
export function sqliteSide(db: Sqlite.Database): Side {
  db.defaultSafeIntegers(true)
  const named = namesIn(db)
  return {
    engine: 'sqlite',
    steps: async () => (named('table').includes('kysely_migration') ? stepsIn(db) : []),
    tables: async () => tablesIn(db),
    rows: (table, after) => rowsOf(db, table, after),
    counterOf: async (table) => {
      if (!named('table').includes('sqlite_sequence')) return undefined
      const seq = db.prepare<[string], bigint>('select seq from sqlite_sequence where name = ?').pluck().get(table)
      return seq ? String(seq) : undefined
    },
    close: async () => void db.close(),
  }
}

const stepsIn = (db: Sqlite.Database): string[] =>
  db.prepare<[], string>('select name from kysely_migration order by name').pluck().all().toSorted()

/** Names of tables, indexes or triggers that somebody made. */
export const namesIn =
  (db: Sqlite.Database) =>
  (type: string): string[] =>
    db.prepare<[string], string>('select name from sqlite_master where type = ? order by name').pluck().all(type)

/** A search index is a table that others hang on: it is made anew from what it searches. */
export const searchesIn = (db: Sqlite.Database): string[] =>
  db
    .prepare<[], string>(`select name from sqlite_master where type = 'table' and sql like 'create virtual table%using fts5%content%'`)
    .pluck()
    .all()

function tablesIn(db: Sqlite.Database): Table[] {
  const list = db.pragma('table_list') as { schema: string; name: string; type: string }[]
  return list
    .filter(({ schema, type, name }) => schema === 'main' && type === 'table' && isMoved(name))
    .map(({ name }) => tableOf(db, name))
    .toSorted(byName)
}

function tableOf(db: Sqlite.Database, name: string): Table {
  const columns = db.pragma(`table_info(${quoted(name)})`) as Info[]
  const keys = columns.filter(({ pk }) => pk > 0n).toSorted((one, other) => Number(one.pk - other.pk))
  const needs = (db.pragma(`foreign_key_list(${quoted(name)})`) as { table: string }[]).map(({ table }) => table)
  return {
    name,
    columns: columns.map((column): Column => ({ name: column.name, kind: kindOf(column.type) })).toSorted(byName),
    key: keys.map((column) => column.name),
    needs: [...new Set(needs)].toSorted(),
  }
}

function kindOf(type: string): Kind {
  if (/int/i.test(type)) return 'integer'
  if (/char|text/i.test(type)) return 'text'
  if (/real|doub|floa/i.test(type)) return 'float'
  throw new MoveRefused(`columns of the type ${type} cannot be moved`)
}

async function* rowsOf(db: Sqlite.Database, table: Table, after?: Cells): AsyncGenerator<readonly Cells[]> {
  const { name, columns, key } = table
  const keys = key.map(quoted).join(', ')
  const behind = after ? `where (${keys}) > (${key.map(() => '?').join(', ')})` : ''
  const question = `select ${columns.map((column) => quoted(column.name)).join(', ')} from ${quoted(name)} ${behind} order by ${keys}`
  const bound = after ? bind(columnsOf(table, key), after) : []
  let step: Cells[] = []
  for (const row of db
    .prepare<Value[], Value[]>(question)
    .raw()
    .iterate(...bound)) {
    step.push(row.map((value) => cellOf(value, name)))
    if (step.length < STEP) continue
    yield step
    step = []
  }
  if (step.length) yield step
}

const columnsOf = ({ columns }: Table, names: readonly string[]): Column[] =>
  names.map((name) => columns.find((column) => column.name === name)!)

function cellOf(value: Value, table: string): string | null {
  if (value === null || typeof value === 'string') return value
  if (Buffer.isBuffer(value)) throw new MoveRefused(`the table ${table} holds bytes where a text belongs`)
  return String(value)
}

/** What SQLite is given for the cells of these columns. */
export const bind = (columns: readonly Column[], cells: Cells): Value[] =>
  cells.map((cell, at) => {
    const { kind } = columns[at]!
    if (cell === null || kind === 'text') return cell
    return kind === 'integer' && /^-?\d+$/.test(cell) ? BigInt(cell) : Number(cell)
  })
