import { chmodSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { keyIn, LIKE_A_KEY, quoted, type Snapshot } from './snapshot.server'

/** Enough for all that is left, in one step: a writer beside cannot make the copy begin anew for ever. */
const ALL_PAGES = 0x7fffffff

/** Copies a database that is in use, page by page and as of one moment; nobody who writes waits for it. */
export async function snapshotSqlite(file: string, target: string): Promise<Snapshot> {
  const source = new Sqlite(file, { fileMustExist: true, timeout: 5_000 })
  try {
    await source.backup(target, { progress: () => ALL_PAGES })
  } finally {
    source.close()
  }
  chmodSync(target, 0o600)
  return readingOf(target, contentsOf)
}

/** What is wrong with a database file, in SQLite's words; nothing when it is whole. */
export function faultsOfSqlite(file: string): string[] {
  try {
    return readingOf(file, (db) =>
      (db.pragma('integrity_check') as { integrity_check: string }[])
        .map(({ integrity_check: line }) => line)
        .filter((line) => line !== 'ok'),
    )
  } catch (reason) {
    return [(reason as Error).message]
  }
}

function readingOf<Result>(file: string, read: (db: Sqlite.Database) => Result): Result {
  const db = new Sqlite(file, { fileMustExist: true })
  try {
    return read(db)
  } finally {
    db.close()
  }
}

function contentsOf(db: Sqlite.Database): Snapshot {
  const namesIn = (question: string): string[] => db.prepare<[], string>(question).pluck().all()
  const tables = namesIn(
    `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and sql not like 'create virtual%' order by name`,
  )
  const countOf = (table: string): number =>
    db
      .prepare<[], number>(`select count(*) from ${quoted(table)}`)
      .pluck()
      .get() ?? 0
  const keysOf = (table: string): string[] =>
    (db.pragma(`table_info(${quoted(table)})`) as { name: string }[]).flatMap(({ name }) =>
      db
        .prepare<[string], string>(
          `select ${quoted(name)} from ${quoted(table)} where typeof(${quoted(name)}) = 'text' and ${quoted(name)} like ?`,
        )
        .pluck()
        .all(LIKE_A_KEY)
        .flatMap((value) => keyIn(value) ?? []),
    )
  return {
    steps: tables.includes('kysely_migration') ? namesIn('select name from kysely_migration order by name') : [],
    rows: Object.fromEntries(tables.map((table) => [table, countOf(table)])),
    keys: [...new Set(tables.flatMap(keysOf))].sort(),
  }
}
