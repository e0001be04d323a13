import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { type Database, type Engine, openDatabase } from './database.server'
import { type Migrations, migrate } from './migrate.server'

export const engines: readonly Engine[] = ['sqlite', 'postgres']

export type TestDatabase = Database & { readonly url: string | undefined; readonly folder: string }

/** An empty database of one engine, brought up to date; it goes when it is closed. */
export async function createTestDatabase(engine: Engine, postgresUrl: string, migrations: Migrations = {}): Promise<TestDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontage-data-'))
  const url = engine === 'postgres' ? await createPostgresDatabase(postgresUrl) : undefined
  const database = await openDatabase({ url, file: path.join(folder, 'site.sqlite') })
  await migrate(database.db, migrations)
  const close = async (): Promise<void> => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...database, url, folder, close }
}

async function createPostgresDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client(serverUrl)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return serverUrl.replace(/[^/]*$/, name)
}
