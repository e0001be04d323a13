import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { createTestDatabase, engines, type TestDatabase } from './database.fake'
import { openDatabase } from './database.server'
import { type Migrations, migrate } from './migrate.server'

const make = (table: string): Migrations => ({
  [`1-${table}`]: { up: async (db) => db.schema.createTable(table).addColumn('name', 'text').execute() },
})
const failing: Migrations = {
  '2-half': {
    up: async (db) => {
      await db.schema.createTable('half').addColumn('name', 'text').execute()
      throw new Error('power cut')
    },
  },
}

describe.each(engines)('migrations on %s', (engine) => {
  let database: TestDatabase
  afterEach(() => database.close())

  test('a step is taken once', async () => {
    database = await createTestDatabase(engine, inject('postgresUrl'))
    expect(await migrate(database.db, make('one'))).toEqual(['1-one'])
    expect(await migrate(database.db, make('one'))).toEqual([])
  })

  test('a step of another feature may come later with an earlier name', async () => {
    database = await createTestDatabase(engine, inject('postgresUrl'), make('two'))
    expect(await migrate(database.db, { ...make('two'), ...make('a') })).toEqual(['1-a'])
  })

  test('a step that fails half way leaves nothing behind, and is taken again (bar H16)', async () => {
    database = await createTestDatabase(engine, inject('postgresUrl'))
    await expect(migrate(database.db, failing)).rejects.toThrow('2-half failed: power cut')
    expect(await migrate(database.db, { '2-half': make('half')['1-half']! })).toEqual(['2-half'])
  })

  test('two programs at once take each step once (bar H16)', async () => {
    database = await createTestDatabase(engine, inject('postgresUrl'))
    const other = await openDatabase({ url: database.url, file: `${database.folder}/site.sqlite` })
    const taken = await Promise.all([migrate(database.db, make('one')), migrate(other.db, make('one'))])
    expect(taken.flat()).toEqual(['1-one'])
    await other.close()
  })

  test('an older program refuses a newer database (bar H16)', async () => {
    database = await createTestDatabase(engine, inject('postgresUrl'), { ...make('one'), ...make('two') })
    await expect(migrate(database.db, make('one'))).rejects.toThrow('written by a newer version')
  })

  if (engine === 'sqlite')
    test('bar H01: SQLite keeps a commit before it answers', async () => {
      database = await createTestDatabase(engine, inject('postgresUrl'))
      const { db, close } = await openDatabase({ file: `${database.folder}/own.sqlite` })
      const pragma = async (name: string) =>
        Object.values((await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db)).rows[0] ?? {})[0]
      expect(await pragma('journal_mode')).toBe('wal')
      expect(await pragma('synchronous')).toBe(2)
      expect(await pragma('foreign_keys')).toBe(1)
      await close()
    })
})
