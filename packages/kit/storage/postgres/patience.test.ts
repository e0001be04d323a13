import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { refusalOf } from '../../wire/failures.server'
import { createTestDatabase, type TestDatabase } from '../database.fake'
import { withOnePatience } from './patience.server'

/** Requests that change something, at once: two connections are left to pages. */
const AT_ONCE = 8

let database: TestDatabase
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  database = await createTestDatabase('postgres', inject('postgresUrl'))
})
afterEach(async () => {
  vi.useRealTimers()
  await database.close()
})

/** Work of a request that changes something. */
const change = <Result>(work: () => Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => withOnePatience(() => void work().then(resolve, reject)))
const limit = async (): Promise<string | undefined> =>
  (await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(database.db)).rows[0]?.limit
const refusedWith = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (reason: unknown) => refusalOf(reason),
  )
const unavailable = { status: 503, retryAfter: 5 }

/** Whoever was to begin waiting has. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Requests that hold all that such requests get, until they are let go. */
async function holdAll(): Promise<() => Promise<void>> {
  const end = Promise.withResolvers<void>()
  const holders = Array.from({ length: AT_ONCE }, () => {
    const begun = Promise.withResolvers<void>()
    const hold = (): Promise<void> => {
      begun.resolve()
      return end.promise
    }
    const work = () => database.db.transaction().execute(hold)
    return { begun: begun.promise, done: change(work) }
  })
  await Promise.all(holders.map(({ begun }) => begun))
  return async () => {
    end.resolve()
    await Promise.all(holders.map(({ done }) => done))
  }
}

test('who waited for a connection has the rest of 5 s for the statement, and the next one has all of it again (bars H06, H08)', async () => {
  const letGo = await holdAll()
  const late = change(limit)
  await settled()
  vi.advanceTimersByTime(3_000)
  await letGo()
  expect(await late).toBe('2s')
  expect(await Promise.all(Array.from({ length: AT_ONCE + 2 }, limit))).toEqual(Array(AT_ONCE + 2).fill('5s'))
})

test('who gets no connection within 5 s is told to come again, and however many wait pages are read (bars H06, H08)', async () => {
  const letGo = await holdAll()
  const refused = Array.from({ length: 20 }, () => refusedWith(change(limit)))
  await settled()
  expect(await Promise.all([limit(), limit()])).toEqual(['5s', '5s'])
  vi.advanceTimersByTime(5_000)
  for (const one of await Promise.all(refused)) expect(one).toMatchObject(unavailable)
  await letGo()
  expect(await change(limit)).toBe('5s')
})

test('a request that asks several times waits 5 s in all, what it leaves behind is not counted (bars H06, H08)', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let letGo = await holdAll()
  let end = (): void => {}
  const request = new Promise<unknown[]>((resolve) =>
    withOnePatience((over) => {
      end = over
      const work = async () => [await limit(), first.resolve(), await second.promise, await refusedWith(limit()), end(), await limit()]
      resolve(work())
    }),
  )
  await settled()
  vi.advanceTimersByTime(3_000)
  await letGo()
  await first.promise
  letGo = await holdAll()
  second.resolve()
  await settled()
  vi.advanceTimersByTime(2_000)
  expect(await request).toMatchObject(['2s', undefined, undefined, unavailable, undefined, '5s'])
  await letGo()
})

test('a lock of another program holds up those who change something, never all connections', async () => {
  const [locker, operator] = [new pg.Client(database.url), new pg.Client(database.url)]
  await Promise.all([locker.connect(), operator.connect()])
  await locker.query('create table told (words text)')
  await locker.query('begin; lock table told in access exclusive mode')
  const words = Array.from({ length: 3 * AT_ONCE }, String)
  const written = Promise.all(words.map((word) => change(() => sql`insert into told values (${word})`.execute(database.db))))
  const waiting = async () => (await operator.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")).rowCount
  await expect.poll(waiting).toBe(AT_ONCE)
  expect(await limit()).toBe('5s')
  await locker.query('commit')
  await written
  expect((await operator.query('select 1 from told')).rowCount).toBe(words.length)
  await Promise.all([locker.end(), operator.end()])
})
