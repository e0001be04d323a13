import { createTickets } from '@frontage/kit/wire/ticket.server'
import type { App } from './app'
import type { TestSite } from './site.fake'

/** A form with a file, as an owner saves it; `letter` may say more of its e-mail. */
export const formWithFile = (letter: object = {}) => ({
  title: 'F',
  steps: [
    {
      title: '',
      fields: [
        { type: 'text', name: 'your-name', required: true },
        { type: 'email', name: 'your-email', required: true },
        { type: 'textarea', name: 'your-message' },
        { type: 'file', name: 'doc', accept: ['pdf'] },
      ],
    },
  ],
  letter: { to: 'owner@site.test', subject: 'From [your-name]', attach: ['doc'], ...letter },
  thanks: { subject: 'Thank you', body: 'We have it, [your-name].' },
})

/** A ticket of a form that was opened five seconds ago, as by a person. */
export const formTicket = ({ keys }: Pick<App, 'keys'>, form: number): string =>
  createTickets({ keys, clock: { now: () => new Date(Date.now() - 5000) }, seconds: 3600 }).issue(`forms.${form}`)

export const feedbackAt = (form: number): string => `/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`

/** What a browser sends of a form that is filled in. */
export function messageBody(form: number, fields: Readonly<Record<string, string | File>>): FormData {
  const body = new FormData()
  body.append('_wpcf7_unit_tag', `wpcf7-f${form}-p1-o1`)
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return body
}

export const pdfNamed = (name: string): File => new File([`%PDF-1.7\n%${name}\n%%EOF\n`], `${name}.pdf`, { type: 'application/pdf' })

type Answer = { readonly status?: string; readonly message?: string; readonly posted_data_hash?: string }

/** Sends a message over HTTP, as Ann where nobody else is named. */
export async function sendMessage(
  { base }: Pick<TestSite, 'base'>,
  form: number,
  fields: Readonly<Record<string, string | File>>,
): Promise<{ readonly status: number; readonly answer: Answer }> {
  const body = messageBody(form, { 'your-name': 'Ann', 'your-email': 'ann@example.test', ...fields })
  const response = await fetch(base + feedbackAt(form), { method: 'POST', body, headers: { 'user-agent': 'Mozilla/5.0 (Test)' } })
  return { status: response.status, answer: (await response.json()) as Answer }
}
