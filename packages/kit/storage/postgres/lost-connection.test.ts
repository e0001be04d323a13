import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { refusalOf } from '../../wire/failures.server'
import { createTestDatabase, type TestDatabase } from '../database.fake'

let database: TestDatabase
let operator: pg.Client

beforeEach(async () => {
  database = await createTestDatabase('postgres', inject('postgresUrl'))
  operator = new pg.Client(database.url)
  await operator.connect()
})
afterEach(async () => {
  await operator.end()
  await database.close()
})

/** What a restart does to every connection, in use or not. */
const endOthers = () =>
  operator.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()')

test('bar H07: a connection that is cut within a transaction ends the transaction, not the process, and the next call works', async () => {
  const failed = database.db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx)
    await endOthers()
    await sql`select 1`.execute(trx)
  })
  const reason = await failed.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(refusalOf(reason)).toMatchObject({ status: 503, retryAfter: 5 })
  await expect.poll(() => database.ping().then(() => 'up', String)).toBe('up')
})

test('bar H07: connections that are cut while nobody uses them are replaced, and the process goes on', async () => {
  const others = 'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.1)`.execute(database.db)))
  expect((await operator.query(others)).rowCount).toBeGreaterThan(1)
  await endOthers()
  await expect.poll(async () => (await operator.query(others)).rowCount).toBe(0)
  // The process has heard of the end by now: it lies before the answer to this.
  await expect.poll(() => database.ping().then(() => 'up', String)).toBe('up')
  expect((await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }])
})

test('bar H07: a connection that is cut while a statement runs is told as a site that cannot be reached', async () => {
  const asked = sql`select pg_sleep(4)`.execute(database.db).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  await expect
    .poll(
      async () =>
        (await operator.query("select 1 from pg_stat_activity where query like '%pg_sleep(4)%' and pid <> pg_backend_pid()")).rowCount,
    )
    .toBe(1)
  await endOthers()
  expect(refusalOf(await asked)).toMatchObject({ status: 503, retryAfter: 5 })
  await expect.poll(() => database.ping().then(() => 'up', String)).toBe('up')
})
