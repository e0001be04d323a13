import { readBackups } from '@frontage/kit/backups.server'
import { createTestDatabase, engines, type TestDatabase } from '@frontage/kit/storage/database.fake'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { createFakeTools } from '@frontage/kit/tools.fake'
import type { AnswerOf } from '@frontage/kit/wire/call'
import { type Actor, isAllowed } from '@frontage/kit/wire/permission'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { backUpNow, getBackups, saveBackups } from '../wire.admin'
import { createDaily } from './daily'
import { createFeature } from './index'
import { mayManageBackups } from './policy'
import { writeSchedule } from './settings'

const DAILY = { isOn: true, hour: 4, days: 3, weeks: 2, months: 1 }

describe.each(engines)('the schedule of backups on %s', (engine) => {
  let database: TestDatabase
  let tools: ReturnType<typeof createFakeTools>
  let made: object[]
  let fails: string | undefined
  let daily: ReturnType<typeof createDaily>

  beforeEach(async () => {
    database = await createTestDatabase(engine, inject('postgresUrl'), kitMigrations(engine))
    // As the real one, it asks the database: on SQLite that never ends within a transaction.
    const { registry, site } = createFakeTools(database)
    const look = async () => {
      await site.read('look')
      return registry.look()
    }
    tools = createFakeTools(database, { look })
    made = []
    fails = undefined
    const make = async (keep: object) => {
      if (fails) throw new Error(fails)
      made.push(keep)
      return { name: `${made.length}.backup`, bytes: 100 }
    }
    daily = createDaily({ ...tools, backups: { ...tools.backups, make } })
  })
  afterEach(() => database.close())

  const set = (schedule: typeof DAILY) =>
    tools.db.transaction().execute(async (trx) => {
      await writeSchedule({ schedule, since: '2026-11-21T00:00:00.000Z' }, trx)
      await daily.plan(schedule, 'UTC', trx)
    })
  const waiting = async () =>
    (
      await tools.db
        .withTables<{ job: { run_at: string; state: string } }>()
        .selectFrom('job')
        .select('run_at')
        .where('state', '=', 'waiting')
        .execute()
    ).map((job) => job.run_at)
  const runAt = async (moment: string): Promise<void> => {
    tools.clock.advance(Date.parse(moment) - tools.clock.now().getTime())
    await tools.jobs.runDue()
  }

  test('one is made each day at its hour, however often the server starts, and the next one waits', async () => {
    await set(DAILY)
    await daily.start()
    await Promise.all([daily.start(), daily.start()])
    expect(await waiting()).toEqual(['2026-11-21T04:00:00.000Z'])
    await runAt('2026-11-21T03:59:59Z')
    expect(made).toEqual([])
    await runAt('2026-11-21T04:00:00Z')
    expect(made).toEqual([{ days: 3, weeks: 2, months: 1 }])
    expect(await readBackups(tools.site)).toEqual({
      last: { at: '2026-11-21T04:00:00.000Z', name: '1.backup', bytes: 100 },
      failed: undefined,
    })
    expect(await waiting()).toEqual(['2026-11-22T04:00:00.000Z'])
    // The server was away for days: one is made at once, not one for each day.
    await runAt('2026-11-25T09:00:00Z')
    expect(made.length).toBe(2)
    expect(await waiting()).toEqual(['2026-11-26T04:00:00.000Z'])
  })

  test('one that fails is told, the one before stays known, and the next day goes on', async () => {
    await set(DAILY)
    await runAt('2026-11-21T04:00:00Z')
    fails = 'no room'
    await runAt('2026-11-22T04:00:00Z')
    expect(await readBackups(tools.site)).toEqual({
      last: { at: '2026-11-21T04:00:00.000Z', name: '1.backup', bytes: 100 },
      failed: { at: '2026-11-22T04:00:00.000Z', why: 'no room' },
    })
    expect(await waiting()).toContain('2026-11-23T04:00:00.000Z')
    fails = undefined
    await runAt('2026-11-23T04:00:00Z')
    expect((await readBackups(tools.site)).failed).toBe(undefined)
  })

  test('another hour counts from now on, and none is made once it is switched off', async () => {
    await set(DAILY)
    await set({ ...DAILY, hour: 9 })
    await runAt('2026-11-21T04:00:00Z')
    expect(made).toEqual([])
    await runAt('2026-11-21T09:00:00Z')
    expect(made.length).toBe(1)
    await set({ ...DAILY, isOn: false })
    await runAt('2026-11-22T09:00:00Z')
    expect(made.length).toBe(1)
    expect(await waiting()).toEqual([])
  })

  test('an owner sets it in the state that was read, and has one made at once', async () => {
    const { routes } = createFeature(tools)
    const actor: Actor = { role: 'owner', accountId: 1, name: 'Grace', session: 's' }
    const cookie = { token: undefined, set: () => {}, clear: () => {}, read: () => undefined, write: () => {} }
    const context = { actor, signedIn: async () => actor, bucket: 'b', network: '', requestId: 'r', agent: '', page: '', cookie }
    const ask = (call: object, request: object) => routes.find((route) => route.call === call)!.reply(request as never, context)
    const read = (await ask(getBackups, {})) as AnswerOf<typeof getBackups>
    expect(read).toMatchObject({
      schedule: { isOn: false, hour: 4, days: 7, weeks: 4, months: 12 },
      last: null,
      next: null,
      standing: 'fine',
    })
    const saved = await ask(saveBackups, { schedule: DAILY, revision: read.revision })
    expect(saved).toMatchObject({ schedule: DAILY, next: '2026-11-21T04:00:00.000Z' })
    expect(await waiting()).toEqual(['2026-11-21T04:00:00.000Z'])
    await expect(ask(saveBackups, { schedule: DAILY, revision: read.revision })).rejects.toMatchObject({ status: 409 })
    await ask(backUpNow, {})
    await tools.jobs.runDue()
    expect(await ask(getBackups, {})).toMatchObject({ last: { name: 'one.backup', bytes: 1_000 }, standing: 'fine' })
    tools.clock.advance(27 * 3_600_000)
    expect(await ask(getBackups, {})).toMatchObject({ standing: 'late' })
    for (const role of ['editor', 'moderator'] as const) expect(isAllowed(mayManageBackups, { ...actor, role })).toBe(false)
  })
})
