import { afterEach, describe, expect, inject, test } from 'vitest'
import { createTestDatabase, engines } from '../storage/database.fake'
import type { KitTables } from '../storage/kit.tables.server'
import { kitMigrations } from '../storage/migrations.server'
import { createFakeTools } from '../tools.fake'
import { createJobs } from './jobs.server'

const DAY = 86_400_000

describe.each(engines)('clocks that jump, on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const database = await createTestDatabase(engine, inject('postgresUrl'), kitMigrations(engine))
    close = database.close
    const tools = createFakeTools(database)
    const jobs = createJobs(tools)
    const attempts = async () =>
      (await tools.db.withTables<KitTables>().selectFrom('job').select('attempts').executeTakeFirstOrThrow()).attempts
    return { ...tools, jobs, attempts }
  }

  test('what is in hand is not begun a second time (bar H19)', async () => {
    const { jobs, clock, attempts } = await setUp()
    const { promise, resolve } = Promise.withResolvers<void>()
    let sent = 0
    jobs.handle('mail', { lane: 'mail', run: () => promise.then(() => void sent++) })
    await jobs.add('mail', {})
    const running = jobs.runDue()
    await expect.poll(attempts).toBe(1)
    for (const days of [3, -4, 2]) {
      clock.advance(days * DAY)
      expect(await jobs.runDue()).toBe(0)
    }
    resolve()
    await running
    clock.advance(3 * DAY)
    expect([await jobs.runDue(), sent]).toEqual([0, 1])
  })

  test('what a worker left that died is taken over, also when the clock was put back since (bar H19)', async () => {
    const tools = await setUp()
    const { jobs, clock, attempts } = tools
    const at = new Date(clock.now().getTime() - DAY)
    jobs.handle('mail', { lane: 'mail', run: () => new Promise(() => {}) })
    await jobs.add('mail', {}, tools.db, { at })
    void jobs.runDue()
    await expect.poll(attempts).toBe(1)
    clock.advance(-DAY)
    const other = createJobs(tools)
    let sent = 0
    other.handle('mail', { lane: 'mail', run: async () => void sent++ })
    expect([await other.runDue(), sent]).toEqual([1, 1])
  })
})
