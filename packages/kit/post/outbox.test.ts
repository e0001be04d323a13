import { afterEach, describe, expect, inject, test } from 'vitest'
import { createTestDatabase, engines } from '../storage/database.fake'
import type { KitTables } from '../storage/kit.tables.server'
import { kitMigrations } from '../storage/migrations.server'
import { createFakeTools } from '../tools.fake'
import { createJobs } from './jobs.server'
import { EmailRefused } from './mail.server'
import { createOutbox } from './outbox.server'

describe.each(engines)('outbox on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp(send: () => Promise<void>, where: { readonly isFolder?: true } = {}) {
    const database = await createTestDatabase(engine, inject('postgresUrl'), kitMigrations(engine))
    close = database.close
    const tools = createFakeTools(database)
    const jobs = createJobs({ ...tools, random: () => 0.5 })
    return { ...tools, jobs, outbox: createOutbox({ ...tools, jobs, post: { send, ...where }, from: 'site@example.test' }) }
  }

  test('a letter that is put into a folder was not sent, also one of an earlier version', async () => {
    const { outbox, jobs, db } = await setUp(async () => {}, { isFolder: true })
    await outbox.add({ to: 'owner@example.test', subject: 'Hello', text: 'Hello' })
    await jobs.runDue()
    expect((await outbox.list(5))[0]).toMatchObject({ state: 'kept', sent_at: null })
    await db.withTables<KitTables>().updateTable('mail').set({ state: 'sent' }).execute()
    expect((await outbox.list(5))[0]).toMatchObject({ state: 'kept' })
  })

  test('a kept letter is carried once', async () => {
    let carried = 0
    const { outbox, jobs } = await setUp(async () => void carried++)
    await outbox.add({ to: 'owner@example.test', subject: 'Hello', text: 'Hello' })
    expect(await jobs.runDue()).toBe(1)
    expect(await jobs.runDue()).toBe(0)
    expect(carried).toBe(1)
    expect((await outbox.list(5))[0]).toMatchObject({ state: 'sent', attempts: 1 })
  })

  test('a letter whose transaction is rolled back was never there', async () => {
    const { outbox, jobs, db } = await setUp(async () => {})
    const failing = db.transaction().execute(async (trx) => {
      await outbox.add({ to: 'owner@example.test', subject: 'Hello', text: 'Hello' }, trx)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await jobs.runDue()).toBe(0)
    expect(await outbox.list(5)).toEqual([])
  })

  test('a failing server is tried again after growing pauses, with the same message id (bar G06)', async () => {
    const attempts: string[] = []
    const { outbox, jobs, clock } = await setUp(async () => {
      attempts.push(clock.now().toISOString().slice(11, 16))
      if (attempts.length < 3) throw new EmailRefused('451 try later', false)
    })
    await outbox.add({ to: 'owner@example.test', subject: 'Hello', text: 'Hello' })
    await jobs.runDue()
    expect(await jobs.runDue()).toBe(0)
    clock.advance(60_000)
    await jobs.runDue()
    clock.advance(5 * 60_000)
    await jobs.runDue()
    expect(attempts).toEqual(['00:00', '00:01', '00:06'])
    expect((await outbox.list(5))[0]).toMatchObject({ state: 'sent', attempts: 3 })
  })

  test('a refused letter is dead at once, and can be sent again by hand (bar G07)', async () => {
    let refuses = true
    const { outbox, jobs } = await setUp(async () => {
      if (refuses) throw new EmailRefused('550 no such mailbox', true)
    })
    await outbox.add({ to: 'nobody@example.test', subject: 'Hello', text: 'Hello' })
    await jobs.runDue()
    const [dead] = await outbox.list(5)
    expect(dead).toMatchObject({ state: 'dead', last_error: '550 no such mailbox' })
    expect(await outbox.countDead()).toBe(1)
    refuses = false
    expect((await Promise.all([outbox.resend(dead!.id), outbox.resend(dead!.id)])).toSorted()).toEqual([false, true])
    await jobs.runDue()
    expect((await outbox.list(5))[0]).toMatchObject({ state: 'sent' })
  })

  test('a job whose worker died is taken over when its lease ends (bar H20)', async () => {
    const { jobs, clock, db, ...tools } = await setUp(async () => {})
    jobs.handle('stuck', { run: () => new Promise(() => {}) })
    await jobs.add('stuck', {})
    void jobs.runDue()
    const other = createJobs({ ...tools, db, clock })
    let done = 0
    other.handle('stuck', { run: async () => void done++ })
    await expect
      .poll(
        async () =>
          (await db.withTables<{ job: { attempts: number } }>().selectFrom('job').select('attempts').executeTakeFirst())?.attempts,
      )
      .toBe(1)
    expect(await other.runDue()).toBe(0)
    clock.advance(121_000)
    expect(await other.runDue()).toBe(1)
    expect(done).toBe(1)
  })

  test('bar J03: a letter is emptied 30 days after it was written, sent or not; what waits stays', async () => {
    const { outbox, jobs, db, clock } = await setUp(async () => {})
    const mail = { to: 'ann@example.test', subject: 'Hello', text: 'Secret' }
    const sent = await outbox.add(mail)
    await jobs.runDue()
    const waiting = await outbox.add(mail)
    clock.advance(29 * 86_400_000)
    await outbox.sweep()
    expect((await outbox.find(sent))?.body_text).toBe('Secret')
    clock.advance(2 * 86_400_000)
    await outbox.sweep()
    expect(await outbox.find(sent)).toBeUndefined()
    expect((await outbox.list(5)).map(({ id }) => id)).toEqual([waiting])
    const [row] = await outbox.findAll([sent])
    expect(row).toMatchObject({ state: 'sent', recipient: '', subject: '', body_text: '' })
    await jobs.sweep()
    const left = await db.withTables<KitTables>().selectFrom('job').select(['state']).execute()
    expect(left).toEqual([{ state: 'waiting' }])
  })

  test('bar J05: a letter whose reason goes while it is under way does not stay in the folder', async () => {
    const forgotten: string[] = []
    const made = await setUp(async () => {})
    const { db, jobs } = made
    const send = () => db.transaction().execute((trx) => outbox.hide(['form-entry:1'], trx))
    const post = { send, forget: async (id: string) => void forgotten.push(id) }
    const outbox = createOutbox({ ...made, post, from: 'site@example.test' })
    await outbox.add({ to: 'ann@example.test', subject: 'Hello', text: 'Secret', about: 'form-entry:1' })
    await jobs.runDue()
    expect(forgotten).toHaveLength(1)
    await outbox.forgetHidden()
    expect(await db.withTables<KitTables>().selectFrom('mail').selectAll().execute()).toEqual([])
    expect(await db.withTables<KitTables>().selectFrom('job').selectAll().execute()).toEqual([])
  })
})
