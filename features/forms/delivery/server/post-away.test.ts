import { type AddressInfo, createServer, type Server } from 'node:net'
import { createJobs } from '@frontage/kit/post/jobs.server'
import type { Post } from '@frontage/kit/post/mail.server'
import { createOutbox } from '@frontage/kit/post/outbox.server'
import { createSmtpPost } from '@frontage/kit/post/smtp-post.server'
import { engines } from '@frontage/kit/storage/database.fake'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, inject, test } from 'vitest'
import * as wire from '../../inbox/wire.admin'
import { getEntryNews } from '../../inbox/wire.news'
import { contactDefinition, filled } from '../../server/contact.fake'
import { createFormSite } from '../../server/forms.fake'

const MINUTE = 60_000
const MESSAGES = 5
const ROUNDS = 20
const from = (): string => 'site@site.test'
const reasons: Readonly<Record<string, RegExp>> = { 450: /450/, 451: /451/, refused: /ECONNREFUSED/, silent: /greeting|timeout/i }

/** A mail server in one of its moods; `codes` refuse recipients, `silent` never greets. */
async function startPost(mood: { code: number }) {
  const taken: string[] = []
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    onRcptTo: (_to, _session, done) => done(mood.code ? Object.assign(new Error('no'), { responseCode: mood.code }) : null),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        taken.push(/^Message-ID: (\S+)/im.exec(Buffer.concat(chunks).toString())?.[1] ?? '')
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  return { taken, url: addressOf(smtp.server), stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())) }
}

const addressOf = (server: { address(): unknown }): string => `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`

async function startSilence(): Promise<{ url: string; server: Server }> {
  const server = createServer((socket) => socket.on('error', () => {}))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: addressOf(server), server }
}

describe.each(engines)('a mail server that is away, on %s', (engine) => {
  const closers: (() => unknown)[] = []
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close()
  })

  async function setUp(post: Post) {
    const site = await createFormSite({
      engine,
      postgresUrl: inject('postgresUrl'),
      worse: (tools) => ({ outbox: createOutbox({ ...tools, post, from }) }),
    })
    closers.push(site.close)
    const form = await site.form({ ...contactDefinition, thanks: null })
    const carry = async (): Promise<void> => {
      while (await site.jobs.runDue());
    }
    return { ...site, form, carry }
  }

  test.each(['450', '451', 'refused', 'silent'])(
    'bar G06: %s: messages are taken, letters are tried again, and each arrives once',
    async (fault) => {
      const mood = { code: Number(fault) || 0 }
      const real = await startPost(mood)
      closers.push(real.stop)
      const silence = await startSilence()
      closers.push(() => silence.server.close())
      const away = { refused: 'smtp://127.0.0.1:1', silent: silence.url }[fault] ?? real.url
      const address = { now: away }
      const site = await setUp({
        send: (letter) => createSmtpPost(address.now, address.now === silence.url ? [100] : undefined).send(letter),
      })
      for (let count = 0; count < MESSAGES; count++) expect((await site.send(site.form, filled())).status).toBe('mail_sent')
      let tries = 0
      for (const [failures, minutes] of [1, 5, 30, 120, 360, 720].entries()) {
        await site.carry()
        expect(await site.jobs.runDue(), 'not before it is due').toBe(0)
        const mails = await site.mails()
        expect(mails.every(({ state }) => state === 'queued')).toBe(true)
        const told = mails.flatMap(({ last_error }) => last_error ?? [])
        expect(told.every((error) => reasons[fault]?.test(error))).toBe(true)
        // What each letter was told is tried for each; whether anybody is there at all, by one for all that were not under way.
        const before = tries
        tries = mails.reduce((sum, { attempts }) => sum + attempts, 0)
        expect(tries - before).toSatisfy((more: number) => (mood.code ? more === MESSAGES : more === 1 || (!failures && more <= MESSAGES)))
        expect(told.length).toBeGreaterThanOrEqual(mood.code ? MESSAGES : 1)
        site.clock.advance(minutes * 1.2 * MINUTE)
      }
      mood.code = 0
      address.now = real.url
      await site.carry()
      expect((await site.mails()).every(({ state }) => state === 'sent')).toBe(true)
      site.clock.advance(3 * 86_400_000)
      await site.carry()
      expect(real.taken).toHaveLength(MESSAGES)
      expect(new Set(real.taken).size).toBe(MESSAGES)
    },
  )

  test.each([550, 554])(
    'bar G07: %d is final: the owner sees it, the message is whole, and trying again by hand works once',
    async (code) => {
      const mood = { code }
      const real = await startPost(mood)
      closers.push(real.stop)
      const site = await setUp(createSmtpPost(real.url))
      await site.send(site.form, filled())
      await site.carry()
      const [entry] = await site.entries()
      const ask = { id: String(entry!.id) as never }
      const { answer } = await site.call(wire.getEntry, ask, 'moderator')
      expect(answer).toMatchObject({ state: 'new', mail: 'dead', deliveries: [{ kind: 'letter', state: 'dead', attempts: 1 }] })
      expect((await site.call(getEntryNews, {}, 'moderator')).answer.dead).toBe(1)
      mood.code = 0
      const again = { entry: entry!.id, delivery: answer.deliveries[0]!.id, kind: 'letter' as const }
      const tries = await Promise.all([1, 2, 3].map(() => site.call(wire.retryDelivery, again, 'moderator')))
      expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
      await site.carry()
      expect(real.taken).toHaveLength(1)
      expect((await site.call(getEntryNews, {}, 'moderator')).answer.dead).toBe(0)
    },
  )

  test('bar G08: ended after the mail server took a letter and before that was noted: one more, under the same Message-ID', async () => {
    const real = await startPost({ code: 0 })
    closers.push(real.stop)
    const smtp = createSmtpPost(real.url)
    const site = await setUp(smtp)
    for (let round = 1; round <= ROUNDS; round++) {
      const taken = Promise.withResolvers<void>()
      const ended = createJobs(site)
      const send: Post['send'] = async (letter) => {
        await smtp.send(letter)
        taken.resolve()
        await new Promise(() => {})
      }
      createOutbox({ ...site, jobs: ended, post: { send }, from })
      await site.send(site.form, filled())
      void ended.runDue()
      await taken.promise
      const jobs = createJobs(site)
      createOutbox({ ...site, jobs, post: smtp, from })
      site.clock.advance(119_000)
      expect(await jobs.runDue(), 'somebody may still be at it').toBe(0)
      site.clock.advance(2_000)
      while (await jobs.runDue());
      site.clock.advance(3_600_000)
      while (await jobs.runDue());
      expect(real.taken).toHaveLength(2 * round)
      expect(new Set(real.taken).size).toBe(round)
    }
    expect((await site.mails()).every(({ state }) => state === 'sent')).toBe(true)
  })
})
