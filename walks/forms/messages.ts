import type { APIRequestContext, Page } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import { expect } from '../support/site'

/** Sends a form as a page of the originals does, which has no ticket: the first press counts. */
export async function sendMessage(request: APIRequestContext, base: string, form: number, fields: Record<string, string>): Promise<string> {
  const address = `${base}/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`
  const multipart = { ...fields, _wpcf7: String(form), _wpcf7_unit_tag: `wpcf7-f${form}-o1` }
  return (await (await request.post(address, { multipart })).json()).status
}

/** Keeps a form as the builder does, and hands back its number. */
export async function addForm(page: Page, base: string, form: object): Promise<number> {
  const answer = await page.request.post(`${base}/api/forms/save`, { data: { form }, headers: { origin: base } })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).id
}

/** A mail server that knows nobody until it is told to. */
export async function startStubbornPost(): Promise<{ url: string; relent: () => void; stop: () => void }> {
  let knowsNobody = true
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_to, _session, done) => done(knowsNobody ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null),
    onData: (stream, _session, done) => {
      stream.resume()
      stream.on('end', () => done())
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    relent: () => {
      knowsNobody = false
    },
    stop: () => server.close(),
  }
}
