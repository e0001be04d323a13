import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../wire/failures.server'
import { type Database, openDatabase } from '../database.server'
import { startPostgres, type TestPostgres } from './postgres.fake'
import { createPools } from './postgres-pool.server'

let primary: TestPostgres
let standby: TestPostgres
const opened: Database[] = []

beforeAll(async () => {
  primary = await startPostgres()
  standby = await startPostgres({ standbyOf: primary })
})
afterAll(async () => {
  await Promise.all(opened.map(({ close }) => close()))
  await Promise.all([primary.stop(), standby.stop()])
})

const addressOf = (ports: readonly number[], more = ''): string =>
  `postgres://frontage@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/postgres${more}`

async function open(url: string): Promise<Database> {
  const database = await openDatabase({ url, file: '' })
  opened.push(database)
  return database
}
const portOf = async ({ db }: Database): Promise<number> => {
  const { rows } = await sql<{ port: string }>`select setting as port from pg_settings where name = 'port'`.execute(db)
  return Number(rows[0]?.port)
}

test('of several hosts the one that takes writes is used, wherever it stands; a standby alone is refused in words', async () => {
  expect(await portOf(await open(addressOf([standby.port, primary.port])))).toBe(primary.port)
  expect(await portOf(await open(addressOf([1, primary.port, standby.port], '?target_session_attrs=read-write')))).toBe(primary.port)
  const { listen } = await open(addressOf([standby.port, primary.port]))
  // It hears at once that it listens, which no standby lets anybody do.
  let stop: (() => Promise<void>) | undefined
  await new Promise<void>((resolve) => {
    stop = listen?.(resolve)
  })
  await stop?.()
  await expect(open(addressOf([standby.port], '?target_session_attrs=read-write'))).rejects.toThrow(/is a standby, which takes no writes/)
})

/** A server that is frozen with one of its connections, for as long as some work takes. */
async function whileFrozen(server: TestPostgres, backend: number, work: () => Promise<void>): Promise<void> {
  const pids = [backend, server.pid]
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  try {
    await work()
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  }
}

test('a connection over which nothing comes is ended when the host lets nobody in, not when a statement takes long (bar H08)', async () => {
  const pools = createPools(primary.url, { silence: 50 })
  const client = await pools.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid, pg_sleep(0.5)')
  await whileFrozen(primary, rows[0]!.pid, async () => {
    const reason = await client.query('select 1').then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    expect(refusalOf(reason)).toMatchObject({ status: 503 })
  })
  client.release(true)
  await pools.end()
})

test('when the first host is killed calls are told to come again, and go to the standby once it is promoted', async () => {
  const database = await open(addressOf([primary.port, standby.port]))
  await sql`create table told (words text)`.execute(database.db)
  const operator = new pg.Client(standby.url)
  await operator.connect()
  const hasCopy = async () => (await operator.query("select 1 from pg_tables where tablename = 'told'")).rowCount
  await expect.poll(hasCopy).toBe(1)
  await primary.end('SIGQUIT')
  const refused = await sql`insert into told values ('early')`.execute(database.db).then(
    () => undefined,
    (reason: unknown) => refusalOf(reason),
  )
  expect(refused).toMatchObject({ status: 503, retryAfter: 5 })
  await operator.query('select pg_promote()')
  await operator.end()
  await expect.poll(() => sql`insert into told values ('late')`.execute(database.db).then(() => 'written', String)).toBe('written')
  expect(await portOf(database)).toBe(standby.port)
})
