import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { createFakeTools } from '../tools.fake'
import type { AuditTables } from './audit.tables.server'
import { createTestDatabase, engines } from './database.fake'
import { kitMigrations } from './migrations.server'

describe.each(engines)('audit log on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const database = await createTestDatabase(engine, inject('postgresUrl'), kitMigrations(engine))
    close = database.close
    const { audit, clock } = createFakeTools(database)
    const lines = () => database.db.withTables<AuditTables>().selectFrom('audit').selectAll().orderBy('id').execute()
    return { db: database.db, audit, clock, lines }
  }

  const owner = { actor: { role: 'owner', accountId: 7, name: 'Grace', session: 's' }, requestId: 'r-1' } as const
  const visitor = { actor: { role: 'visitor' }, requestId: 'r-2' } as const

  test('bar B13: a line says who, when, what, to what, how it went and in which request', async () => {
    const { audit, lines } = await setUp()
    await audit.note({ action: 'review.approve', target: 'review 12' }, owner)
    await audit.note({ action: 'account.sign-in', target: 'account 7', outcome: 'refused' }, visitor)
    expect(await lines()).toEqual([
      {
        ...{ id: 1, at: '2026-11-21T00:00:00.000Z', account_id: 7, who: 'Grace', action: 'review.approve' },
        ...{ target: 'review 12', outcome: 'done', request_id: 'r-1' },
      },
      {
        ...{ id: 2, at: '2026-11-21T00:00:00.000Z', account_id: null, who: 'visitor', action: 'account.sign-in' },
        ...{ target: 'account 7', outcome: 'refused', request_id: 'r-2' },
      },
    ])
  })

  test('bar B13: the database refuses to change or delete a line', async () => {
    const { audit, db, lines } = await setUp()
    await audit.note({ action: 'review.approve', target: 'review 12' }, owner)
    const attempts = [`update audit set who = 'nobody'`, 'delete from audit', ...(engine === 'postgres' ? ['truncate audit'] : [])]
    for (const attempt of attempts) await expect(sql.raw(attempt).execute(db)).rejects.toThrow('append-only')
    expect(await lines()).toHaveLength(1)
  })

  test('a line whose transaction is rolled back was never there', async () => {
    const { audit, db, lines } = await setUp()
    const failing = db.transaction().execute(async (trx) => {
      await audit.note({ action: 'review.approve', target: 'review 12' }, owner, trx)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await lines()).toEqual([])
  })
})
