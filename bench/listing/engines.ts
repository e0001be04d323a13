import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { startPostgres } from '../../packages/kit/storage/postgres/postgres.fake.ts'
import { type Later, temporaryFolder } from '../tools/cleanup.ts'
import { childNamed } from '../tools/cpu.ts'
import { runFrontage, type Site, startFrontage } from '../tools/frontage.ts'
import { versionOf } from '../tools/machine.ts'

/** A site full of reviews. A database that is a process of its own is named by its id. */
export type Ready = { readonly engine: string; readonly site: Site; readonly database: number | undefined }

export async function onSqlite(reviews: number, later: Later): Promise<Ready> {
  const env = { DATA_DIR: path.join(temporaryFolder(later), 'site') }
  runFrontage(['generate', 'reviews', String(reviews)], env)
  const site = await startFrontage([], env)
  later(site.stop)
  return { engine: 'SQLite', site, database: undefined }
}

/** Commits are kept as by default. The tables are tidied first, which PostgreSQL would do by itself within minutes. */
export async function onPostgres(reviews: number, later: Later): Promise<Ready> {
  const folder = temporaryFolder(later)
  const postgres = await startPostgres({ durable: true })
  later(postgres.stop)
  const env = { DATA_DIR: path.join(folder, 'site'), DATABASE_URL: postgres.url }
  runFrontage(['generate', 'reviews', String(reviews)], env)
  const tidied = spawnSync('psql', [postgres.url, '-c', 'vacuum analyze'], { encoding: 'utf8' })
  if (tidied.status !== 0) throw new Error(`psql: ${tidied.stderr}`)
  const site = await startFrontage([], env)
  later(site.stop)
  return { engine: 'PostgreSQL', site, database: childNamed('postgres') }
}

export function engineVersions(): string[] {
  const driver = path.resolve('node_modules', 'better-sqlite3', 'package.json')
  const { version } = JSON.parse(readFileSync(driver, 'utf8')) as { version: string }
  const newest = '"$(ls -d /usr/lib/postgresql/*/bin/postgres | sort -V | tail -1)" --version'
  return [`better-sqlite3 ${version}`, `PostgreSQL ${versionOf('sh', '-c', newest)}`]
}
