import type Sqlite from 'better-sqlite3'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** Queries with a list of ids in them are new every time, so what was not asked for long gives way. */
const MOST = 300
/** Characters. Long queries hold long lists of ids, hardly come twice, and take 60 KB and more once they are compiled. */
const LONGEST = 4_000

/**
 * Keeps statements once they are compiled: a query of a few rows takes longer to compile than to run. Rows are
 * always read at once, never one by one, so a kept statement is never in use when it is asked again.
 */
export function keepStatements(sqlite: Sqlite.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  return {
    close: () => void sqlite.close(),
    prepare: (text) => {
      if (text.length > LONGEST) return sqlite.prepare(text) as unknown as SqliteStatement
      const statement = kept.get(text) ?? (sqlite.prepare(text) as unknown as SqliteStatement)
      kept.delete(text)
      kept.set(text, statement)
      if (kept.size > MOST) kept.delete(kept.keys().next().value!)
      return statement
    },
  }
}
