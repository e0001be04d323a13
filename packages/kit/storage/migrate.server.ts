import path from 'node:path'
import { DEFAULT_MIGRATION_TABLE, type Migration, type MigrationResultSet, Migrator } from 'kysely/migration'
import { type AnyDatabase, type Engine, engineOf } from './database.server'

/** Steps by name, `2026-11-21-reviews`: forward only, each in one transaction, run once under one lock. */
export type Migrations = Readonly<Record<string, Migration>>

/**
 * One step in a file of its own, called as the step: `migrations/2026-11-21-reviews.ts`. What was released never changes,
 * so it imports nothing that does: no type, list or schema of today's code (`migrations.lock.json` holds its hash).
 */
export type MigrationFile = { readonly up: (db: AnyDatabase, engine: Engine) => Promise<void> }

/** Steps by name, out of files by path. */
export const migrationsIn = (files: Readonly<Record<string, MigrationFile>>, engine: Engine): Migrations =>
  Object.fromEntries(
    Object.entries(files).map(([file, { up }]) => [path.basename(file).replace(/(\.server)?\.ts$/, ''), { up: (db) => up(db, engine) }]),
  )

export class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed'
}

/** Brings the database up to date and says which steps it took. Refuses a database that is newer than this program. */
export async function migrate(db: AnyDatabase, migrations: Migrations): Promise<string[]> {
  const migrateOn = (connection: AnyDatabase): Promise<MigrationResultSet> =>
    new Migrator({
      db: connection,
      provider: { getMigrations: async () => ({ ...migrations }) },
      allowUnorderedMigrations: true,
    }).migrateToLatest()
  // SQLite has no lock but the one of a transaction; PostgreSQL's lies beside it, and its own tables are made without one.
  const { error, results = [] } = await (engineOf(db) === 'sqlite' ? inTransaction(db, migrateOn) : migrateOn(db))
  const failed = results.find(({ status }) => status === 'Error')
  if (failed) throw new MigrationFailed(`step ${failed.migrationName} failed: ${messageOf(error)}`)
  if (error) throw new MigrationFailed(newerOr(messageOf(error)))
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
}

/** The migrator reports a failed step instead of throwing it: what it did before goes with it all the same. */
async function inTransaction(db: AnyDatabase, run: (trx: AnyDatabase) => Promise<MigrationResultSet>): Promise<MigrationResultSet> {
  const trx = await db.startTransaction().execute()
  try {
    const done = await run(trx)
    await (done.error ? trx.rollback() : trx.commit()).execute()
    return done
  } catch (reason) {
    await trx.rollback().execute()
    throw reason
  }
}

/** Names of the steps that a database has taken. Throws when it has taken none. */
export async function stepsOf(db: AnyDatabase): Promise<string[]> {
  const steps = db.withTables<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>()
  return (await steps.selectFrom(DEFAULT_MIGRATION_TABLE).select('name').orderBy('name').execute()).map(({ name }) => name)
}

/** As `stepsOf`; none where the database is empty. Looks through its tables first. */
export async function stepsTaken(db: AnyDatabase): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE) ? stepsOf(db) : []
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const newerOr = (message: string): string =>
  /previously executed migration .* is missing/.test(message) ? 'this database was written by a newer version of the program' : message
