import { afterEach, describe, expect, inject, test } from 'vitest'
import { createTestDatabase, engines } from '../storage/database.fake'
import type { KitTables } from '../storage/kit.tables.server'
import { kitMigrations } from '../storage/migrations.server'
import { createFakeTools } from '../tools.fake'
import { Hopeless } from './job.server'

describe.each(engines)('jobs on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  test('P10: what a person waits for goes first, however many patient jobs came before it', async () => {
    const database = await createTestDatabase(engine, inject('postgresUrl'), kitMigrations(engine))
    close = database.close
    const { jobs } = createFakeTools(database)
    const standing: (() => void)[] = []
    let imported = 0
    jobs.handle('draw', { lane: 'patient', run: () => new Promise((done) => standing.push(done)) })
    jobs.handle('import', { run: async () => void imported++ })
    for (let picture = 0; picture < 6; picture++) await jobs.add('draw', { picture })
    await jobs.add('import', {})
    const running = jobs.runDue()
    await expect.poll(() => [imported, standing.length]).toEqual([1, 2])
    for (const done of standing) done()
    expect(await running).toBe(3)
  })

  test('a job whose payload cannot be read is given up at once, and others go on', async () => {
    const database = await createTestDatabase(engine, inject('postgresUrl'), kitMigrations(engine))
    close = database.close
    const { jobs, clock } = createFakeTools(database)
    const done: unknown[] = []
    jobs.handle('note', { run: async (payload) => void done.push(payload), buried: async () => void done.push('buried') })
    await jobs.add('note', 1)
    const rows = database.db.withTables<KitTables>()
    await rows.updateTable('job').set({ payload: '{' }).execute()
    await jobs.add('note', 2)
    await jobs.runDue()
    clock.advance(600_000)
    expect(await jobs.runDue()).toBe(0)
    expect(done).toEqual([2])
    expect(await rows.selectFrom('job').select(['state', 'last_error']).orderBy('id').execute()).toEqual([
      { state: 'dead', last_error: 'what is stored of this job cannot be read' },
      { state: 'done', last_error: null },
    ])
  })

  test('what was given up is listed by its title, but not what has a list of its own; it is tried again or discarded, once', async () => {
    const database = await createTestDatabase(engine, inject('postgresUrl'), kitMigrations(engine))
    close = database.close
    const { jobs, db } = createFakeTools(database)
    let fails = true
    const run = async (): Promise<void> => {
      if (fails) throw new Hopeless('no room')
    }
    jobs.handle('note', { title: 'Write a note', run })
    jobs.handle('letter', { hasOwnList: true, run })
    for (const kind of ['note', 'letter', 'note']) await jobs.add(kind, {})
    await jobs.runDue()
    const dead = await jobs.listDead(10)
    expect(dead.map(({ title, error }) => [title, error])).toEqual([
      ['Write a note', 'no room'],
      ['Write a note', 'no room'],
    ])
    const [newer, older] = dead.map(({ id }) => id)
    expect([await jobs.discard(newer!, db), await jobs.discard(newer!, db), await jobs.revive(newer!, db)]).toEqual([true, false, false])
    fails = false
    expect([await jobs.revive(older!, db), await jobs.revive(older!, db)]).toEqual([true, false])
    expect([await jobs.runDue(), await jobs.listDead(10)]).toEqual([1, []])
  })

  test('bar G10: jobs that hang hold up nobody: neither those of their own lane nor those of others', async () => {
    const database = await createTestDatabase(engine, inject('postgresUrl'), kitMigrations(engine))
    close = database.close
    const { jobs } = createFakeTools(database)
    const hanging: (() => void)[] = []
    const done = { mail: 0, call: 0, link: 0 }
    const run = async (payload: unknown): Promise<void> => {
      if (payload === 'hangs') await new Promise<void>((end) => hanging.push(end))
      else done.mail++
    }
    jobs.handle('mail', { lane: 'mail', run })
    jobs.handle('call', { lane: 'calls', run: async () => void done.call++ })
    jobs.handle('link', { lane: 'first', run: async () => void done.link++ })
    for (let mail = 0; mail < 5; mail++) await jobs.add('mail', 'hangs')
    for (let mail = 0; mail < 50; mail++) await jobs.add('mail', mail)
    await jobs.add('call', {})
    await jobs.add('link', {})
    jobs.start()
    await expect.poll(() => done, { timeout: 20_000 }).toEqual({ mail: 50, call: 1, link: 1 })
    expect(hanging).toHaveLength(5)
    for (const end of hanging) end()
    await jobs.stop()
  })
})
