import { compare, withoutFile } from './kept.ts'
import { type Fault, moment, pause } from './round.ts'
import { sqliteSite, startAgain, untilAcknowledged } from './site.ts'
import { startWriters } from './writers.ts'
import { messageTo, review } from './writings.ts'

const ROUNDS = { quick: 3, full: 30 }
const WRITES = { quick: 500, full: 36_000 }

type Filled = { readonly accounts: { readonly owner: object }; readonly plainContactForm: number }

const withFile = {
  title: 'With a file',
  steps: [
    {
      title: '',
      fields: [
        { type: 'text', name: 'your-name', label: 'Name' },
        { type: 'email', name: 'your-email', label: 'E-mail' },
        { type: 'textarea', name: 'your-message', label: 'Message' },
        { type: 'file', name: 'your-file', label: 'File', accept: ['txt'], required: true },
      ],
    },
  ],
}

/** A form with a file, made as an owner makes one. */
async function addForm(base: string, owner: object): Promise<number> {
  const headers = { 'content-type': 'application/json', origin: base }
  const entered = await fetch(`${base}/api/sign-in`, { method: 'POST', headers, body: JSON.stringify(owner) })
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  const made = await fetch(`${base}/api/forms/save`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: JSON.stringify({ form: withFile }),
  })
  if (!made.ok) throw new Error(`a form could not be made: ${await made.text()}`)
  return ((await made.json()) as { id: number }).id
}

/** The server is killed at a random moment while twenty write messages, messages with a file and reviews, and started again. */
export const kill: Fault = async (isQuick, later) => {
  const site = sqliteSite(later, { TRUSTED_PROXIES: '127.0.0.1', UPLOADS_PER_DAY_MB: '100000' })
  const { accounts, plainContactForm } = JSON.parse(site.prepare()) as Filled
  let server = await site.start()
  const form = await addForm(server.base, accounts.owner)
  const writings = [messageTo(plainContactForm), messageTo(form, 'your-file'), review]
  const { ledger, stop } = startWriters(() => [server.base], { writings })
  const rounds = isQuick ? ROUNDS.quick : ROUNDS.full
  let slowest = 0
  for (let round = 0; round < rounds; round++) {
    await untilAcknowledged(ledger, ((isQuick ? WRITES.quick : WRITES.full) * (round + 1)) / rounds)
    await pause(moment(0, 1_000))
    process.kill(server.pid, 'SIGKILL')
    const seconds = await startAgain(site, ledger, (again) => {
      server = again
    })
    slowest = Math.max(slowest, seconds)
  }
  await stop()
  await server.stop()
  const found = await compare(site.place, ledger)
  const lost = found.lost + withoutFile(site.place, form)
  const note = 'a third of it messages, a third messages with a file, a third reviews; a message without its file counts as lost'
  return { name: 'kill -9 of the server, SQLite', rounds, slowest, ...found, lost, note }
}
