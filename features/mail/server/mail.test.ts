import { Hopeless } from '@frontage/kit/post/job.server'
import { createJobs } from '@frontage/kit/post/jobs.server'
import { EmailRefused } from '@frontage/kit/post/mail.server'
import { createOutbox } from '@frontage/kit/post/outbox.server'
import type { AuditTables } from '@frontage/kit/storage/audit.tables.server'
import { startClamd } from '@frontage/kit/storage/clamd.fake'
import { createTestDatabase, engines } from '@frontage/kit/storage/database.fake'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { createScanner } from '@frontage/kit/storage/scanner.server'
import { createFakeTools } from '@frontage/kit/tools.fake'
import type { AnswerOf, Call, InputOf } from '@frontage/kit/wire/call'
import { type Actor, isAllowed, type Role, visitor } from '@frontage/kit/wire/permission'
import * as v from 'valibot'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { listMails, readMail, resendMail } from '../wire.admin'
import { reportIslandFault } from '../wire.faults'
import { discardJob, getStatus, retryJob } from '../wire.status'
import { createFeature } from './index'

const REFUSED = '550 no such mailbox <owner@site.test>'

describe.each(engines)('letters of the site on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp(scannerAt?: { host: string; port: number }) {
    const database = await createTestDatabase(engine, inject('postgresUrl'), kitMigrations(engine))
    close = database.close
    const fake = createFakeTools(database, { findBlock: (name) => (name === 'review-list' ? v.object({}) : undefined) })
    const jobs = createJobs(fake)
    const mailServer = { refuses: false, isAway: false }
    const send = async () => {
      if (mailServer.isAway) throw new EmailRefused('connect ECONNREFUSED', { isFinal: false, server: 'no-answer' })
      if (mailServer.refuses) throw new EmailRefused(REFUSED, { isFinal: true })
    }
    const tools = {
      ...fake,
      scanner: scannerAt && createScanner({ ...fake, at: scannerAt }),
      jobs,
      outbox: createOutbox({ ...fake, jobs, post: { send, host: 'mail.example.test' }, from: () => 'site@example.test' }),
    }
    const { routes, problems = async () => [], sweep } = createFeature(tools)
    const actor: Actor = { role: 'editor', accountId: 2, name: 'Mere', session: 's' }
    const context = {
      actor,
      signedIn: async () => actor,
      bucket: 'b',
      network: '',
      requestId: 'r-1',
      agent: 'Test',
      page: '',
      cookie: { token: undefined, set: () => {}, clear: () => {}, read: () => undefined, write: () => {} },
    }
    const ask = async <C extends Call>(call: C, request: InputOf<C>): Promise<AnswerOf<C>> =>
      (await routes.find((route) => route.call === call)!.reply(v.parse(call.request, request), context)) as AnswerOf<C>
    const write = (subject: string) => tools.outbox.add({ to: 'owner@site.test', subject, text: `Text of ${subject}` })
    return { ...tools, mailServer, routes, ask, write, problems, sweep }
  }

  test('letters are listed newest first, page by page', async () => {
    const { ask, write } = await setUp()
    for (let count = 1; count <= 52; count++) await write(`Letter ${count}`)
    const first = await ask(listMails, {})
    expect(first).toMatchObject({ dead: 0, carrier: 'folder' })
    expect(first.mails).toHaveLength(50)
    expect(first.mails[0]).toMatchObject({ subject: 'Letter 52', to: 'owner@site.test', state: 'queued', sentAt: null, attempts: 0 })
    const rest = await ask(listMails, { before: first.next })
    expect(rest.mails.map(({ subject }) => subject)).toEqual(['Letter 2', 'Letter 1'])
    expect(rest.next).toBe(0)
  })

  test('one letter is read with its text; one that is not there is refused', async () => {
    const { ask, write } = await setUp()
    await write('Hello')
    expect((await ask(readMail, { id: 1 })).mail).toMatchObject({ subject: 'Hello', text: 'Text of Hello' })
    await expect(ask(readMail, { id: 2 })).rejects.toMatchObject({ status: 404 })
    await expect(ask(resendMail, { id: 2 })).rejects.toMatchObject({ status: 404 })
    await expect(ask(readMail, { id: 1e300 })).rejects.toThrow('Enter a whole number.')
  })

  test('a dead letter is sent again once, and the log says who wanted it', async () => {
    const { ask, write, mailServer, jobs, db } = await setUp()
    await write('Hello')
    mailServer.refuses = true
    await jobs.runDue()
    const { mails, dead } = await ask(listMails, {})
    expect(mails[0]).toMatchObject({ state: 'dead', error: REFUSED, attempts: 1 })
    expect(dead).toBe(1)
    mailServer.refuses = false
    expect((await ask(resendMail, { id: 1 })).mail).toMatchObject({ state: 'queued', error: null })
    await expect(ask(resendMail, { id: 1 })).rejects.toMatchObject({ status: 409, code: 'not-dead' })
    expect(await jobs.runDue()).toBe(1)
    expect((await ask(listMails, {})).mails[0]).toMatchObject({ state: 'sent', attempts: 2 })
    const lines = await db.withTables<AuditTables>().selectFrom('audit').select(['who', 'action', 'target']).execute()
    expect(lines).toEqual([{ who: 'Mere', action: 'mail.resend', target: 'mail 1' }])
  })

  test('bar G07: while the mail server is away the owner reads which, since when and how many wait; a day long also that it is back', async () => {
    const { ask, write, mailServer, jobs, clock } = await setUp()
    mailServer.isAway = true
    await write('Hello')
    await write('Again')
    await jobs.runDue()
    const since = clock.now().toISOString()
    const away = { host: 'mail.example.test', fault: 'no-answer', since, until: '', waiting: 2 }
    expect((await ask(listMails, {})).standing).toEqual(away)
    mailServer.isAway = false
    clock.advance(600_000)
    while (await jobs.runDue());
    const until = clock.now().toISOString()
    expect((await ask(listMails, {})).standing).toEqual({ ...away, until, waiting: 0 })
    clock.advance(86_400_001)
    expect((await ask(listMails, {})).standing).toBeNull()
  })

  test('what failed is told by its cause: e-mails, tasks, and blocks in browsers, for thirty days', async () => {
    const { ask, write, mailServer, jobs, problems, sweep, clock, changes } = await setUp()
    expect(await problems()).toEqual([])
    const { place } = await changes.since()
    await changes.note('mails.changed')
    mailServer.refuses = true
    for (const name of ['one', 'two', 'three']) await write(name)
    jobs.handle('note', { title: 'Write a note', run: () => Promise.reject(new Hopeless('no room')) })
    for (let count = 0; count < 2; count++) await jobs.add('note', {})
    while (await jobs.runDue());
    for (const island of ['review-list', 'review-list', 'no-such-block']) await ask(reportIslandFault, { island, kind: 'failed' })
    const last = clock.now().toISOString()
    const [mails, tasks, block, ...more] = await problems()
    expect(mails).toEqual({ what: '3 e-mails could not be sent', why: '550 no such mailbox the address', last, at: '/mails' })
    expect(tasks).toMatchObject({ what: 'The task “Write a note” failed 2 times', why: 'no room', at: '/status' })
    expect(block).toMatchObject({ what: 'The block “review list” had a problem in visitors’ browsers 2 times', last, at: '' })
    expect(more).toEqual([])
    clock.advance(31 * 86_400_000)
    await sweep?.()
    expect((await problems()).map(({ what }) => what)).not.toContain(block?.what)
    expect((await changes.since(place)).changes, 'lines of events, an hour').toEqual([])
  })

  test('of a page that fails for everybody sixty reports a minute are kept', async () => {
    const { ask, islandFaults, clock } = await setUp()
    const report = () => ask(reportIslandFault, { island: 'review-list', kind: 'mismatch' })
    for (let count = 0; count < 70; count++) await report()
    expect(await islandFaults.all()).toMatchObject([{ island: 'review-list', kind: 'mismatch', total: 60 }])
    clock.advance(60_000)
    await report()
    expect(await islandFaults.all()).toMatchObject([{ total: 61 }])
  })

  test('a failed task is tried again or discarded by its owner, once, and the log says so', async () => {
    const { ask, jobs, db } = await setUp()
    jobs.handle('note', { title: 'Write a note', run: () => Promise.reject(new Hopeless('no room')) })
    for (let count = 0; count < 2; count++) await jobs.add('note', {})
    await jobs.runDue()
    const listed = (await ask(getStatus, {})).jobs
    expect(listed).toMatchObject([{ title: 'Write a note', error: 'no room' }, {}])
    await ask(retryJob, { id: listed[0]!.id })
    await ask(discardJob, { id: listed[1]!.id })
    await expect(ask(discardJob, { id: listed[1]!.id })).rejects.toMatchObject({ status: 409, code: 'no-such-job' })
    expect((await ask(getStatus, {})).jobs).toEqual([])
    const lines = await db.withTables<AuditTables>().selectFrom('audit').select('action').orderBy('id').execute()
    expect(lines.map(({ action }) => action)).toEqual(['job.revive', 'job.discard'])
  })

  test('the status says when the virus scanner does not answer (bar D08)', async () => {
    expect((await (await setUp()).ask(getStatus, {})).scanner).toBe('none')
    await close()
    const clamd = await startClamd()
    const { ask } = await setUp(clamd.at)
    expect((await ask(getStatus, {})).scanner).toBe('answers')
    await clamd.stop()
    expect((await ask(getStatus, {})).scanner).toBe('silent')
  })

  test('owners and editors may read and resend, owners alone see and settle what failed and set the mail server, nobody else', async () => {
    const { routes } = await setUp()
    const may = (role: Role | 'visitor') => {
      const actor: Actor = role === 'visitor' ? visitor : { role, accountId: 1, name: role, session: 's' }
      return routes.filter(({ call }) => call !== reportIslandFault).map(({ permission }) => isAllowed(permission!, actor))
    }
    const all = routes.filter(({ call }) => call !== reportIslandFault).map(({ call }) => call)
    const read = [listMails, readMail, resendMail] as readonly Call[]
    expect(may('owner')).toEqual(all.map(() => true))
    expect(may('editor')).toEqual(all.map((call) => read.includes(call)))
    expect(may('moderator')).toEqual(all.map(() => false))
    expect(may('visitor')).toEqual(all.map(() => false))
  })
})
