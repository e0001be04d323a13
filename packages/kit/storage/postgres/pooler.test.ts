import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database.fake'
import { type Database, openDatabase } from '../database.server'
import { startPooler, type TestPooler } from './pooler.fake'
import { standOfPostgres } from './postgres-stand.server'

describe('a database behind a pooler that shares its connections', () => {
  let database: TestDatabase
  let pooler: TestPooler
  let site: Database
  beforeAll(async () => {
    database = await createTestDatabase('postgres', inject('postgresUrl'))
    pooler = await startPooler(database.url!)
    site = await openDatabase({ url: database.url!, poolUrl: pooler.url, file: '' })
  })
  afterAll(async () => {
    await site?.close()
    await pooler?.stop()
    await database?.close()
  })

  const limits = sql<{ statement: string; idle: string }>`
    select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`

  test('a transaction has its limits of time, and leaves none behind for whoever has the connection next', async () => {
    const within = () => site.db.transaction().execute(async (trx) => (await limits.execute(trx)).rows[0])
    const all = await Promise.all(Array.from({ length: 30 }, within))
    for (const one of all) expect(one).toEqual({ statement: '5s', idle: '5s' })
    const outside = await Promise.all(Array.from({ length: 10 }, async () => (await limits.execute(site.db)).rows[0]))
    for (const one of outside) expect(one).toEqual({ statement: '0', idle: '0' })
    expect((await standOfPostgres(site.db)).isLimited).toBe(false)
    expect((await standOfPostgres(database.db)).isLimited).toBe(true)
  })

  test('what takes too long in a transaction is ended', async () => {
    const slow = site.db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 50`.execute(trx)
      await sql`select pg_sleep(30)`.execute(trx)
    })
    await expect(slow).rejects.toMatchObject({ code: '57014' })
  })

  test('its address alone is refused by the pooler itself', async () => {
    await expect(openDatabase({ url: pooler.url, file: '' })).rejects.toThrow('unsupported startup parameter')
  })
})
