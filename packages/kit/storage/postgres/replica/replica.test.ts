import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { refusalOf } from '../../../wire/failures.server'
import { type Database, openDatabase } from '../../database.server'
import { startPostgres, type TestPostgres } from '../postgres.fake'
import { readForVisitors } from './visitor-reading.server'

let primary: TestPostgres
let standby: TestPostgres
let database: Database
let operator: pg.Client
let reads: string[] = []

beforeAll(async () => {
  primary = await startPostgres()
  standby = await startPostgres({ standbyOf: primary })
  const client = new pg.Client(primary.url)
  await client.connect()
  await client.query('create table note (words text)')
  await client.end()
})
afterAll(async () => {
  await Promise.all([primary.stop(), standby.stop()])
})
beforeEach(async () => {
  reads = []
  await open({ url: standby.url, mostLag: 60 })
  operator = new pg.Client(standby.url)
  operator.on('error', () => {})
  await operator.connect()
  await expect.poll(stand).toBe('current')
})
afterEach(async () => {
  await operator.query('select pg_wal_replay_resume()').catch(() => {})
  await operator.end()
  await database.close()
})

async function open(replica: { url: string; mostLag: number }): Promise<void> {
  const watch = { asked: () => {}, waited: () => {}, readFrom: (place: string) => void reads.push(place) }
  database = await openDatabase({ url: primary.url, replica, file: '', watch })
}
const stand = () => database.standby!.state().is
const holdBack = () => operator.query('select pg_wal_replay_pause()')
const letGo = () => operator.query('select pg_wal_replay_resume()')
const isHeld = async () => (await operator.query("select pg_get_wal_replay_pause_state() = 'paused' as is")).rows[0].is
const write = async (words: string): Promise<void> => void (await sql`insert into note values (${words})`.execute(database.db))

const portOf = async (db: Database['db']): Promise<number> => {
  const { rows } = await sql<{ port: string }>`select setting as port from pg_settings where name = 'port'`.execute(db)
  return Number(rows[0]?.port)
}
const notes = () => database.db.withTables<{ note: { words: string } }>().selectFrom('note').select('words')
const read = async (): Promise<string[]> => readForVisitors(async () => (await notes().execute()).map(({ words }) => words))

test('what visitors read comes from the standby; all else, transactions and whatever changes something from the primary', async () => {
  expect(await readForVisitors(() => portOf(database.db))).toBe(standby.port)
  expect(await portOf(database.db)).toBe(primary.port)
  expect(await readForVisitors(() => database.db.transaction().execute((trx) => portOf(trx as Database['db'])))).toBe(primary.port)
  await readForVisitors(() => write('as a visitor'))
  expect((await notes().execute()).map(({ words }) => words)).toContain('as a visitor')
  await readForVisitors(() => sql`select pg_notify('nobody', '')`.execute(database.db))
  expect(reads).toEqual(['standby', 'primary'])
  expect(await readForVisitors(() => portOf(database.db))).toBe(standby.port)
})

test('after a change the primary is read from until the standby has it, however often something changes', async () => {
  await holdBack()
  await expect.poll(isHeld).toBe(true)
  await write('held back')
  expect(await read()).not.toContain('held back')
  database.standby!.changed()
  for (let round = 0; round < 3; round++) {
    await database.standby!.look()
    expect(await read()).toContain('held back')
  }
  expect(stand()).toBe('behind')
  await letGo()
  await expect.poll(stand).toBe('current')
  reads = []
  expect(await read()).toContain('held back')
  expect(reads).toEqual(['standby'])

  for (let count = 0; count < 200; count++) {
    await write(`one of many ${count}`)
    database.standby!.changed()
    for (let round = 0; round <= count % 4; round++) expect(await read()).toContain(`one of many ${count}`)
    if (count % 5 === 0) await database.standby!.look()
  }
  expect(new Set(reads)).toEqual(new Set(['primary', 'standby']))
})

test('a standby that is too far behind is not read from, changed or not', async () => {
  await database.close()
  await open({ url: standby.url, mostLag: 0.05 })
  await expect.poll(stand).toBe('current')
  await holdBack()
  await expect.poll(isHeld).toBe(true)
  await write('far behind')
  await expect.poll(async () => (await database.standby!.look()).is).toBe('behind')
  expect(database.standby!.state().lag).toBeGreaterThan(0.05)
  expect(await read()).toContain('far behind')
  await letGo()
  await expect.poll(stand).toBe('current')
  expect(database.standby!.state().lag).toBeLessThanOrEqual(0.05)
})

test('where the standby is away, the primary answers without an error, and the standby is read from again when it is back', async () => {
  await standby.end('SIGQUIT')
  expect(await Promise.all(Array.from({ length: 20 }, read))).toHaveLength(20)
  expect(new Set(reads)).toEqual(new Set(['primary']))
  await expect.poll(stand).toBe('away')
  await standby.begin()
  await expect.poll(stand, { timeout: 10_000 }).toBe('current')
  expect(await readForVisitors(() => portOf(database.db))).toBe(standby.port)
})

test('while the primary is away visitors read on, but not from a standby that may lack a change', async () => {
  await write('before the end')
  database.standby!.changed()
  await expect.poll(stand).toBe('current')
  await primary.end('SIGQUIT')
  try {
    await database.standby!.look()
    expect(await read()).toContain('before the end')
    const refused = await notes().execute().catch(refusalOf)
    expect(refused).toMatchObject({ status: 503 })
    database.standby!.changed()
    await database.standby!.look()
    expect(await read().catch(refusalOf)).toMatchObject({ status: 503 })
  } finally {
    await primary.begin()
  }
  await expect.poll(stand, { timeout: 10_000 }).toBe('current')
})

test('a server that is no standby of this database is not read from', async () => {
  const { rows } = await operator.query("select has_function_privilege('public', 'pg_control_system()', 'execute') as may")
  expect(rows).toEqual([{ may: true }])
  for (const url of [inject('postgresUrl'), standby.url.replace(/postgres$/, 'template1')]) {
    await database.close()
    await open({ url, mostLag: 60 })
    expect(await database.standby!.look()).toMatchObject({ is: 'foreign' })
    expect(await readForVisitors(() => portOf(database.db))).toBe(primary.port)
  }
})

test('a standby that was promoted is one no longer', async () => {
  await operator.query('select pg_promote()')
  await expect.poll(async () => (await database.standby!.look()).is).toBe('foreign')
  expect(await readForVisitors(() => portOf(database.db))).toBe(primary.port)
})
