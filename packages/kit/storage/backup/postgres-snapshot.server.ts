import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type pg from 'pg'
import { connectInTurn } from '../postgres/postgres-hosts.server'
import { keyIn, LIKE_A_KEY, quoted, type Snapshot } from './snapshot.server'

const run = promisify(execFile)

/** Thrown when one of PostgreSQL's own programs is not there, or fails; says so in one line. */
export class ProgramFailed extends Error {
  override readonly name = 'ProgramFailed'
}

/** What an address says about encryption and the server, by what PostgreSQL's own programs call it. */
const TOLD_ALONG: Readonly<Record<string, string>> = {
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  sslnegotiation: 'PGSSLNEGOTIATION',
  options: 'PGOPTIONS',
}

/** Settings of the address for `pg_dump` and `pg_restore`. `ssl=true` and `sslmode=no-verify` are known to our driver alone. */
export function settingsIn(url: string): Record<string, string> {
  const asked = new URL(url).searchParams
  const told = [...asked].flatMap(([name, value]) => (TOLD_ALONG[name] ? [[TOLD_ALONG[name], value] as const] : []))
  const settings: Record<string, string> = {
    ...(/^(true|1)$/.test(asked.get('ssl') ?? '') && { PGSSLMODE: 'require' }),
    ...Object.fromEntries(told),
  }
  if (settings.PGSSLMODE === 'no-verify') return { ...settings, PGSSLMODE: 'require' }
  // Our driver looks into the certificates of the system where no other is named.
  return /^verify-/.test(settings.PGSSLMODE ?? '') ? { PGSSLROOTCERT: 'system', ...settings } : settings
}

/** Dumps a database that is in use with `pg_dump`, and reads what it holds as of the very same moment. */
export const snapshotPostgres = (url: string, target: string): Promise<Snapshot> =>
  withClient(url, async (client, address) => {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id')
    await program('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0]?.id}`, `--file=${target}`], {
      client,
      url: address,
    })
    return contentsOf(client)
  })

/** Throws ProgramFailed when a dump cannot be read. */
export const readDump = (dump: string): Promise<void> => program('pg_restore', ['--list', dump])

/** Major version of the `pg_dump` of this machine; undefined where there is none. */
export async function versionOfPgDump(): Promise<number | undefined> {
  try {
    const { stdout } = await run('pg_dump', ['--version'], { env: { ...process.env, LC_ALL: 'C' } })
    return Number(/ (\d+)/.exec(stdout)?.[1])
  } catch {
    return undefined
  }
}

/** A connection for one piece of work, and the address of the host that answered. */
export async function withClient<Result>(url: string, work: (client: pg.Client, address: string) => Promise<Result>): Promise<Result> {
  const { client, address } = await connectInTurn(url)
  try {
    return await work(client, address)
  } finally {
    await client.end()
  }
}

type At = {
  readonly client: pg.Client
  readonly url: string
  /** Name by which PostgreSQL lists the program. */
  readonly calls?: string
}

/** Runs one of PostgreSQL's own programs. The password goes where no list of processes shows it. Throws ProgramFailed. */
export async function program(name: string, words: readonly string[], at?: At): Promise<void> {
  const { host = '', port = 5432, user = '', database = '', password } = at?.client ?? {}
  const place = at
    ? {
        ...settingsIn(at.url),
        PGHOST: host,
        PGPORT: String(port),
        PGUSER: user,
        PGDATABASE: database,
        ...(at.calls && { PGAPPNAME: at.calls }),
        ...(password ? { PGPASSWORD: String(password) } : {}),
      }
    : {}
  try {
    await run(name, words, { env: { ...process.env, ...place, LC_ALL: 'C' }, maxBuffer: 64 * 1024 * 1024 })
  } catch (reason) {
    const { code, stderr = '' } = reason as { code?: unknown; stderr?: string }
    const line = stderr.trim().split('\n')[0] ?? ''
    throw new ProgramFailed(
      code === 'ENOENT'
        ? `${name} is not installed: install the client programs of PostgreSQL (postgresql-client)`
        : line || `${name} failed`,
    )
  }
}

/** Names of the tables of a site. */
export const tablesOf = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
  )
  return rows.map(({ name }) => name)
}

async function contentsOf(client: pg.Client): Promise<Snapshot> {
  const tables = await tablesOf(client)
  const rows: Record<string, number> = {}
  for (const table of tables)
    rows[table] = Number((await client.query<{ n: string }>(`select count(*) as n from ${quoted(table)}`)).rows[0]?.n)
  const steps = tables.includes('kysely_migration') ? await namesOf(client, 'kysely_migration', 'name') : []
  return { steps: steps.sort(), rows, keys: await keysOf(client) }
}

async function keysOf(client: pg.Client): Promise<string[]> {
  const columns = await client.query<{ table: string; name: string }>(
    `select c.table_name as table, c.column_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.data_type = 'text'`,
  )
  const keys = new Set<string>()
  for (const { table, name } of columns.rows)
    for (const value of await namesOf(client, table, name, LIKE_A_KEY)) {
      const key = keyIn(value)
      if (key) keys.add(key)
    }
  return [...keys].sort()
}

async function namesOf(client: pg.Client, table: string, column: string, like = '%'): Promise<string[]> {
  const question = `select ${quoted(column)} as value from ${quoted(table)} where ${quoted(column)} like $1`
  return (await client.query<{ value: string }>(question, [like])).rows.map(({ value }) => value)
}
