import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { type Database, type Engine, openDatabase } from './database.server'
import { type Migrations, migrate } from './migrate.server'

export const engines: readonly Engine[] = ['sqlite', 'postgres']

export type TestDatabase = Database & { readonly url: string | undefined; readonly folder: string }

/** What stands in a database after these steps, made once: a file's bytes, or the name of a database to copy. */
type Prepared = { readonly bytes?: Buffer; readonly template?: string }

const prepared = new Map<string, Promise<Prepared>>()

const nothing: Promise<Prepared> = Promise.resolve({})

/** An empty database of one engine, brought up to date; it goes when it is closed. Its steps are taken once for a run of the same process. */
export async function createTestDatabase(engine: Engine, postgresUrl: string, migrations: Migrations = {}): Promise<TestDatabase> {
  const steps = Object.entries(migrations).map(([name, { up }]) => `${name} ${up}`)
  const key = JSON.stringify([engine, ...steps])
  const known = steps.length ? (prepared.get(key) ?? prepare(engine, postgresUrl, migrations)) : nothing
  prepared.set(key, known)
  return open(engine, postgresUrl, await known)
}

async function prepare(engine: Engine, postgresUrl: string, migrations: Migrations): Promise<Prepared> {
  const { db, close, url, folder } = await open(engine, postgresUrl)
  await migrate(db, migrations)
  if (url) await db.destroy()
  else await sql`pragma wal_checkpoint(truncate)`.execute(db)
  const found = url ? { template: nameOf(url) } : { bytes: readFileSync(fileIn(folder)) }
  await close()
  return found
}

/** Nothing of a test has to outlive a power cut: it waits for no disk. */
async function open(engine: Engine, postgresUrl: string, { bytes, template }: Prepared = {}): Promise<TestDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontage-data-'))
  if (bytes) writeFileSync(fileIn(folder), bytes)
  const url = engine === 'postgres' ? await createPostgresDatabase(postgresUrl, template) : undefined
  const database = await openDatabase({ url, file: fileIn(folder) })
  if (!url) await sql`pragma synchronous = off`.execute(database.db)
  const close = async (): Promise<void> => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...database, url, folder, close }
}

const fileIn = (folder: string): string => path.join(folder, 'site.sqlite')
const nameOf = (url: string): string => url.replace(/^.*\//, '')

async function createPostgresDatabase(serverUrl: string, template = 'template1'): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client(serverUrl)
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  return serverUrl.replace(/[^/]*$/, name)
}
