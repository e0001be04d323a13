import { request } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { feedbackAt, formTicket, messageBody } from '../messages.fake'
import { type FilledSite, startFilledSite } from '../site.fake'

let site: FilledSite
let form: number
beforeAll(async () => {
  site = await startFilledSite()
  form = site.parts.plainContactForm as number
})
afterAll(() => site.close())

const totalOf = async (table: string): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`.execute(site.app.db)
  return Number(rows[0]!.total)
}

/** Sends it, and hangs up as soon as it is kept, without having read a byte of the answer. */
async function sendAndHangUp(body: Buffer, headers: Record<string, string>): Promise<void> {
  const before = await totalOf('form_entry')
  const sending = request(site.base + feedbackAt(form), { method: 'POST', headers })
  sending.on('error', () => {})
  sending.on('response', (response) => response.destroy())
  sending.end(body)
  await expect.poll(() => totalOf('form_entry')).toBe(before + 1)
  sending.destroy()
}

test('whoever hears no answer and sends again has sent one message, and gets the answer of it (bar H11)', async () => {
  const fields = {
    'your-name': 'Ann',
    'your-email': 'ann@example.test',
    'your-message': 'Once only',
    _frontage_ticket: formTicket(site.app, form),
  }
  const whole = new Request('http://site.test', { method: 'POST', body: messageBody(form, fields) })
  const headers = { 'content-type': whole.headers.get('content-type') ?? '', 'user-agent': 'Mozilla/5.0 (Test)' }
  const body = Buffer.from(await whole.arrayBuffer())
  await sendAndHangUp(body, headers)
  const [entries, mails] = [await totalOf('form_entry'), await totalOf('mail')]
  const again = async () => (await fetch(site.base + feedbackAt(form), { method: 'POST', headers, body })).json()
  const answers = [await again(), await again()]
  expect(answers[0]).toMatchObject({ status: 'mail_sent' })
  expect(answers[1]).toEqual(answers[0])
  expect([await totalOf('form_entry'), await totalOf('mail')]).toEqual([entries, mails])
})
