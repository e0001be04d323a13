import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteAdapter, SqliteDialect, sql } from 'kysely'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { PatientSqliteDriver, type Wait } from './patient-sqlite.server'
import { keepStatements } from './sqlite-statements.server'

const folder = mkdtempSync(path.join(tmpdir(), 'frontage-lock-'))
const file = path.join(folder, 'site.sqlite')
let other: Sqlite.Database

/** The database of a program that waits by a clock of the test's own. */
function openWith(wait: Wait): Kysely<{ note: { text: string } }> {
  const config = { database: keepStatements(new Sqlite(file, { timeout: 0 })) }
  const dialect = new SqliteDialect(config)
  dialect.createDriver = () => new PatientSqliteDriver(config, wait)
  dialect.createAdapter = () => new SqliteAdapter()
  return new Kysely({ dialect })
}

beforeEach(() => {
  other = new Sqlite(file)
  other.pragma('journal_mode = WAL')
  other.exec('create table if not exists note (text text); delete from note; begin exclusive')
})
afterEach(() => void other.close())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (db: Kysely<{ note: { text: string } }>, text: string) => db.insertInto('note').values({ text }).execute()

test('a write waits without holding the thread, and goes through when the lock is free', async () => {
  let turns = 0
  const db = openWith(async () => {
    turns++
    if (turns === 3) other.exec('commit')
  })
  await db.transaction().execute(async (trx) => void (await trx.insertInto('note').values({ text: 'kept' }).execute()))
  expect(turns).toBe(3)
  expect(await db.selectFrom('note').selectAll().execute()).toEqual([{ text: 'kept' }])
  await db.destroy()
})

test('bar H06: a lock that stays is told after 5 s, those behind it do not wait 5 s each, and everything goes on when it is free', async () => {
  let waited = 0
  const db = openWith(async (milliseconds) => {
    waited += milliseconds
  })
  await expect(write(db, 'first')).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
  expect(waited).toBeGreaterThanOrEqual(5_000)
  expect(waited).toBeLessThan(5_100)
  waited = 0
  await expect(write(db, 'second')).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
  expect(waited).toBeLessThan(20)
  // Reading is never stopped by somebody who writes, and does not give the patience back.
  await sql`select text from note`.execute(db)
  await expect(write(db, 'third')).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
  expect(waited).toBeLessThan(40)
  other.exec('commit')
  await write(db, 'fourth')
  expect(await db.selectFrom('note').selectAll().execute()).toEqual([{ text: 'fourth' }])
  await db.destroy()
})
