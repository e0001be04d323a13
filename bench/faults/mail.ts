import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { freePort } from '../tools/daemon.ts'
import { type Fault, type Outcome, pause } from './round.ts'
import { startSink, type Taken } from './sink.ts'
import { sqliteSite } from './site.ts'

const HUNG = 5
const BIG = 25 * 1024 * 1024
const GOOD = { quick: 100, full: 500 }
/** Seconds. */
const WITHIN = 60
const AWAY = { quick: 30, full: 600 }
const AFTERWARDS = 300
const KEY = 'ab/abcdefabcdefabcdefabcdefabcdefab.bin'

type NewMail = { readonly subject: string; readonly to: string; readonly attachments?: string }

/** Puts e-mails into the outbox of a site that does not run, in this order. */
function queue(folder: string, mails: readonly NewMail[]): void {
  const database = new DatabaseSync(path.join(folder, 'site.sqlite'))
  const now = Date.now()
  const mail = database.prepare(
    `insert into mail (message_id, recipient, subject, body_text, attachments, state, created_at) values (?, ?, ?, ?, ?, 'queued', ?) returning id`,
  )
  const job = database.prepare(`insert into job (kind, payload, state, run_at) values ('mail', ?, 'waiting', ?)`)
  for (const [place, { subject, to, attachments = '[]' }] of mails.entries()) {
    const at = new Date(now + place).toISOString()
    const row = mail.get(`<${place}@site.test>`, to, subject, `Text of ${subject}`, attachments, at) as { id: number }
    job.run(JSON.stringify({ mail: row.id }), at)
  }
  database.close()
}

const good = (count: number): NewMail[] =>
  Array.from({ length: count }, (_, place) => ({ subject: `Good ${place}`, to: `p${place}@place${place % 50}.test` }))

const doubledIn = (taken: readonly Taken[]): number => taken.length - new Set(taken.map(({ id }) => id)).size

function outcomeOf(name: string, all: number, taken: readonly Taken[], { slowest, note }: Pick<Outcome, 'slowest' | 'note'>): Outcome {
  const arrived = new Set(taken.map(({ id }) => id)).size
  return { name, rounds: 1, acknowledged: all, lost: all - arrived, doubled: doubledIn(taken), slowest, failures: {}, note }
}

/** Waits until so many have arrived, for at most so many seconds, and says how many seconds it took. */
async function arrival(taken: readonly Taken[], count: number, most: number): Promise<number> {
  const begun = Date.now()
  while (taken.length < count && Date.now() - begun < most * 1000) await pause(100)
  return (Date.now() - begun) / 1000
}

/** Five hundred e-mails stand behind five over which the mail server falls silent and one of 25 MB; a link to sign in with comes last. */
export const behindHung: Fault = async (isQuick, later) => {
  const sink = await startSink()
  later(sink.stop)
  const site = sqliteSite(later, { SMTP_URL: `smtp://127.0.0.1:${sink.port}`, MAIL_FROM: 'site@site.test' })
  site.prepare()
  const folder = path.join(site.place.DATA_DIR, 'files', 'ab')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, KEY.slice(3)), Buffer.alloc(BIG, 7))
  const count = isQuick ? GOOD.quick : GOOD.full
  const attachments = JSON.stringify([{ key: KEY, name: 'plan.bin', type: 'application/octet-stream' }])
  const hung = Array.from({ length: HUNG }, (_, place) => ({ subject: `Hang ${place}`, to: `hang${place}@place${place}.test` }))
  queue(site.place.DATA_DIR, [...hung, { subject: 'Big', to: 'big@place1.test', attachments }, ...good(count)])
  const server = await site.start()
  const begun = Date.now()
  await askForLink(server.base)
  const wanted = count + 2
  const seconds = await arrival(sink.taken, wanted, WITHIN)
  const link = sink.taken.find(({ subject }) => /password/i.test(subject))
  const linkAfter = link ? `${((link.at - begun) / 1000).toFixed(1)} s` : 'never'
  await server.stop()
  const note = `all within ${seconds.toFixed(1)} s (${WITHIN} are allowed); the link to choose a new password came after ${linkAfter}`
  return outcomeOf(`${count} e-mails and a password link behind ${HUNG} that hang and one of 25 MB`, wanted, sink.taken, {
    slowest: seconds,
    note,
  })
}

async function askForLink(base: string): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: base }
  const response = await fetch(`${base}/api/password/forgotten`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'owner@site.test' }),
  })
  if (!response.ok) throw new Error(`no link: ${response.status} ${await response.text()}`)
}

/** Nobody listens where the mail server should be, for ten minutes; then one does. */
export const withoutServer: Fault = async (isQuick, later) => {
  const port = await freePort()
  const site = sqliteSite(later, { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'site@site.test' })
  site.prepare()
  const count = isQuick ? GOOD.quick : GOOD.full
  queue(site.place.DATA_DIR, good(count))
  const server = await site.start()
  const away = isQuick ? AWAY.quick : AWAY.full
  await pause(away * 1000)
  const sink = await startSink(port)
  later(sink.stop)
  const seconds = await arrival(sink.taken, count, AFTERWARDS)
  // What comes twice comes later.
  await pause(isQuick ? 2_000 : 30_000)
  await server.stop()
  const note = `${away} s without a mail server; all had left ${seconds.toFixed(1)} s after it was back`
  return outcomeOf(`${count} e-mails without a mail server`, count, sink.taken, { slowest: seconds, note })
}
