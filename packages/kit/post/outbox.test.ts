import { afterEach, describe, expect, inject, test } from 'vitest'
import { createTestDatabase, engines } from '../storage/database.fake'
import type { KitTables } from '../storage/kit.tables.server'
import { kitMigrations } from '../storage/migrations.server'
import { createFakeTools } from '../tools.fake'
import { markForeign } from '../words/foreign'
import { createJobs } from './jobs.server'
import { type Email, EmailRefused, type Post } from './mail.server'
import { createOutbox } from './outbox.server'

const LETTERS = 60

describe.each(engines)('outbox on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp(send: Post['send'], where: { readonly isFolder?: true; readonly host?: string } = {}) {
    const database = await createTestDatabase(engine, inject('postgresUrl'), kitMigrations(engine))
    close = database.close
    const tools = createFakeTools(database)
    const jobs = createJobs({ ...tools, random: () => 0.5 })
    return { ...tools, jobs, outbox: createOutbox({ ...tools, jobs, post: { send, ...where }, from: () => 'site@example.test' }) }
  }

  test('a letter that is put into a folder was not sent, also one of an earlier version', async () => {
    const { outbox, jobs, db } = await setUp(async () => {}, { isFolder: true })
    await outbox.add({ to: 'owner@example.test', subject: 'Hello', text: 'Hello' })
    await jobs.runDue()
    expect((await outbox.list(5))[0]).toMatchObject({ state: 'kept', sent_at: null })
    await db.withTables<KitTables>().updateTable('mail').set({ state: 'sent' }).execute()
    expect((await outbox.list(5))[0]).toMatchObject({ state: 'kept' })
  })

  test('what was only stored is sent by hand once there is a mail server, and not before', async () => {
    const where: { isFolder?: boolean } = { isFolder: true }
    let carried = 0
    const made = await setUp(async () => {})
    const post = {
      send: async () => void carried++,
      get isFolder() {
        return where.isFolder ?? false
      },
    }
    const outbox = createOutbox({ ...made, post, from: () => 'site@example.test' })
    const id = await outbox.add({ to: 'ann@example.test', subject: 'Hello', text: 'Hello' })
    await made.jobs.runDue()
    expect(await outbox.resend(id)).toBe(false)
    delete where.isFolder
    expect(await outbox.resend(id)).toBe(true)
    expect(await outbox.resend(id)).toBe(false)
    await made.jobs.runDue()
    expect([carried, (await outbox.find(id))?.state]).toEqual([2, 'sent'])
  })

  test('a kept letter is carried once, whatever brings it up again (bar G06)', async () => {
    let carried = 0
    const { outbox, jobs } = await setUp(async () => void carried++)
    await outbox.add({ to: 'owner@example.test', subject: 'Hello', text: 'Hello' })
    expect(await jobs.runDue()).toBe(1)
    expect(await jobs.runDue()).toBe(0)
    expect(carried).toBe(1)
    expect((await outbox.list(5))[0]).toMatchObject({ state: 'sent', attempts: 1 })
    // A job that outlived its letter, as after a kill in the moment between them.
    await jobs.add('mail', { mail: (await outbox.list(1))[0]!.id })
    await jobs.runDue()
    expect(carried).toBe(1)
  })

  test('what marks words in another language is in no e-mail', async () => {
    const sent: string[] = []
    const { outbox, jobs } = await setUp(async ({ subject, text }) => void sent.push(subject, text))
    const words = { to: 'ann@example.test', subject: markForeign('Hello'), text: `${markForeign('Hello')} Ann` }
    await Promise.all([outbox.add(words), outbox.sendUnkept(words)])
    await jobs.runDue()
    expect(sent).toEqual(['Hello', 'Hello Ann', 'Hello', 'Hello Ann'])
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
    const ids = new Set<string>()
    const { outbox, jobs, clock } = await setUp(async ({ messageId }) => {
      attempts.push(clock.now().toISOString().slice(11, 16))
      ids.add(messageId)
      if (attempts.length < 3) throw new EmailRefused('451 try later', { isFinal: false })
    })
    await outbox.add({ to: 'owner@example.test', subject: 'Hello', text: 'Hello' })
    await jobs.runDue()
    expect(await jobs.runDue()).toBe(0)
    clock.advance(60_000)
    await jobs.runDue()
    clock.advance(5 * 60_000)
    await jobs.runDue()
    expect(attempts).toEqual(['00:00', '00:01', '00:06'])
    expect(ids.size).toBe(1)
    expect((await outbox.list(5))[0]).toMatchObject({ state: 'sent', attempts: 3 })
  })

  test('a refused letter is dead at once, and can be sent again by hand (bar G07)', async () => {
    let refuses = true
    const { outbox, jobs } = await setUp(async () => {
      if (refuses) throw new EmailRefused('550 no such mailbox', { isFinal: true })
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
    jobs.runDue().catch(() => {})
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
    const outbox = createOutbox({ ...made, post, from: () => 'site@example.test' })
    await outbox.add({ to: 'ann@example.test', subject: 'Hello', text: 'Secret', about: 'form-entry:1' })
    await jobs.runDue()
    expect(forgotten).toHaveLength(1)
    await outbox.forgetHidden()
    expect(await db.withTables<KitTables>().selectFrom('mail').selectAll().execute()).toEqual([])
    expect(await db.withTables<KitTables>().selectFrom('job').selectAll().execute()).toEqual([])
  })

  test('bar G06: ten minutes without a mail server: one tries for all, with growing pauses, and then each letter leaves once', async () => {
    const taken: string[] = []
    let tries = 0
    let isAway = true
    const send = async ({ messageId }: Email): Promise<void> => {
      tries++
      if (isAway) throw new EmailRefused('connect ECONNREFUSED', { isFinal: false, server: 'no-answer' })
      taken.push(messageId)
    }
    const { outbox, jobs, clock } = await setUp(send, { host: 'mail.example.test' })
    for (let count = 0; count < LETTERS; count++) await outbox.add({ to: `p${count}@example.test`, subject: 'Hello', text: 'Hello' })
    expect(await outbox.standing()).toBeUndefined()
    const pass = async (seconds: number): Promise<void> => {
      for (let passed = 0; passed < seconds; passed += 5) {
        while (await jobs.runDue());
        clock.advance(5_000)
      }
    }
    await pass(600)
    expect([taken.length, await outbox.countQueued(), await outbox.countDead()]).toEqual([0, LETTERS, 0])
    expect(tries).toBeLessThan(20)
    const since = '2026-11-21T00:00:00.000Z'
    expect(await outbox.standing()).toEqual({ host: 'mail.example.test', fault: 'no-answer', since, until: '' })
    isAway = false
    await pass(180)
    expect([taken.length, new Set(taken).size, await outbox.countQueued()]).toEqual([LETTERS, LETTERS, 0])
    expect((await outbox.list(LETTERS)).every(({ state }) => state === 'sent')).toBe(true)
    expect(await outbox.standing()).toMatchObject({ since, until: expect.stringMatching(/^2026-11-21T00:1[0-2]:/) })
  })

  test('bar G10: one address that hangs is left alone, with all that is for it; others go on', async () => {
    const tried: string[] = []
    const fail: (() => void)[] = []
    const send = async ({ to }: Email): Promise<void> => {
      tried.push(to)
      if (!to.endsWith('@hangs.test')) return
      await new Promise<void>((end) => fail.push(end))
      throw new EmailRefused('Timeout', { isFinal: false, isSilent: true })
    }
    const { outbox, jobs, clock } = await setUp(send)
    const all = (place: string) => tried.filter((to) => to.endsWith(place)).length
    const endAll = (): void => {
      for (const end of fail.splice(0)) end()
    }
    for (let count = 0; count < 12; count++) await outbox.add({ to: `p${count}@hangs.test`, subject: 'Hello', text: 'Hello' })
    const first = jobs.runDue()
    await expect.poll(() => all('@hangs.test')).toBe(8)
    endAll()
    await first
    for (let count = 0; count < 12; count++) await outbox.add({ to: `p${count}@fine.test`, subject: 'Hello', text: 'Hello' })
    while (await jobs.runDue());
    expect([all('@fine.test'), all('@hangs.test')], 'those that were under way, and no more').toEqual([12, 8])
    clock.advance(20_000)
    const second = jobs.runDue()
    await expect.poll(() => all('@hangs.test'), { message: 'one alone tries again' }).toBe(9)
    endAll()
    await second
    while (await jobs.runDue());
    expect([all('@hangs.test'), await outbox.countQueued()]).toEqual([9, 12])
  })

  test('bar G10: letters to many places that are met with silence, while none comes through, say that the server is silent', async () => {
    const send = async (): Promise<void> => {
      throw new EmailRefused('Timeout', { isFinal: false, isSilent: true })
    }
    const { outbox, jobs } = await setUp(send, { host: 'mail.example.test' })
    for (let count = 0; count < 8; count++) await outbox.add({ to: `p@place${count}.test`, subject: 'Hello', text: 'Hello' })
    await jobs.runDue()
    expect(await outbox.standing()).toMatchObject({ fault: 'no-answer', until: '' })
  })
})
