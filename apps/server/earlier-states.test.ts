import { createTestDatabase, engines } from '@frontage/kit/storage/database.fake'
import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'
import { type Migrations, migrate } from '@frontage/kit/storage/migrate.server'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { type ColumnMetadata, sql, type TableMetadata } from 'kysely'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import frozen from '../../migrations.lock.json'
import { migrationHashes } from '../../script/migration-files'

type Declared = { readonly migrations: (engine: Engine) => Migrations }
type Row = Readonly<Record<string, string | number>>

const declared = Object.values(import.meta.glob<Declared>('../../features/*/migrations/index.ts', { eager: true }))
const allOf = (engine: Engine): Migrations => Object.assign(kitMigrations(engine), ...declared.map(({ migrations }) => migrations(engine)))
const names = Object.keys(allOf('sqlite')).toSorted()
const upTo = (engine: Engine, last: string): Migrations =>
  Object.fromEntries(Object.entries(allOf(engine)).filter(([name]) => name <= last))

/** What a column has to hold where a word or a 1 is not enough. */
const sayings: Row = { 'page.rows': '[]', 'page.status': 'published', 'page.path': '/x', 'media.name': 'x', 'account_set_up.id': 1 }
/** Tables that a later step takes away, with what they held. */
const gone = ['review_throttle', 'account_throttle']
/** A site in use gets one more setting: the time zone that it showed. What earlier programs told each other is no news any more. */
function rowsLater(table: string, last: string): number {
  if (table === 'site_change' && last < '2026-12-06-kit-change-lines') return 0
  return table === 'setting' && last > '2026-11-21-kit' && last < '2026-11-29-look-time-zone' ? 2 : 1
}

const tablesOf = async (db: AnyDatabase): Promise<TableMetadata[]> =>
  (await db.introspection.getTables()).filter(({ name, isView }) => !isView && !/_search(_|$)/.test(name))

const sampleOf = (table: string, { name, dataType }: ColumnMetadata): string | number =>
  sayings[`${table}.${name}`] ?? (/text|char/i.test(dataType) ? 'x' : 1)

const rowOf = ({ name, columns }: TableMetadata): Row =>
  Object.fromEntries(
    columns
      .filter(
        (column) => `${name}.${column.name}` in sayings || (!column.isNullable && !column.hasDefaultValue && !column.isAutoIncrementing),
      )
      .map((column) => [column.name, sampleOf(name, column)]),
  )

/** One row in every table; a table that needs another one's row comes after it. */
async function fill(db: AnyDatabase): Promise<string[]> {
  const open = db.withTables<Record<string, Row>>()
  let left = await tablesOf(db)
  const all = left.map(({ name }) => name)
  for (let before = left.length + 1; left.length && left.length < before; ) {
    before = left.length
    const later: TableMetadata[] = []
    for (const table of left)
      await open
        .insertInto(table.name)
        .values(rowOf(table))
        .execute()
        .catch(() => later.push(table))
    left = later
  }
  expect(left.map(({ name }) => name)).toEqual([])
  return all
}

const count = async (db: AnyDatabase, table: string): Promise<number> =>
  Number((await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]?.n)

/** Tables with their columns, and the names of everything that stands around them. */
async function schemaOf(db: AnyDatabase, engine: Engine) {
  const columnOf = ({ name, dataType, isNullable, hasDefaultValue }: ColumnMetadata) =>
    [name, dataType, isNullable, hasDefaultValue].join(' ')
  const around =
    engine === 'postgres'
      ? sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = 'public'
          union select trigger_name from information_schema.triggers where trigger_schema = 'public'`
      : sql<{ name: string }>`select name from sqlite_master where type in ('index', 'trigger')`
  return {
    tables: (await tablesOf(db)).map(({ name, columns }) => [name, columns.map(columnOf).toSorted()]).toSorted(),
    around: (await around.execute(db)).rows.map(({ name }) => name).toSorted(),
  }
}

describe.each(engines)('a site of an earlier version, on %s', (engine) => {
  let today: Awaited<ReturnType<typeof schemaOf>>
  beforeAll(async () => {
    const fresh = await createTestDatabase(engine, inject('postgresUrl'), allOf(engine))
    today = await schemaOf(fresh.db, engine)
    await fresh.close()
  })

  test.each(names.slice(0, -1))('from the state after %s it becomes one of today, with everything in it (bar H16)', async (last) => {
    const { db, close } = await createTestDatabase(engine, inject('postgresUrl'), upTo(engine, last))
    const filled = await fill(db)
    await migrate(db, allOf(engine))
    expect(await schemaOf(db, engine)).toEqual(today)
    for (const table of filled.filter((each) => !gone.includes(each)))
      expect([table, await count(db, table)]).toEqual([table, rowsLater(table, last)])
    await close()
  })
})

test('steps that are locked are never changed, and every step is locked (npm run lock:migrations adds new ones)', () => {
  expect(migrationHashes()).toEqual(frozen)
})
