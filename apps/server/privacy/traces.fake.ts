import type { TestDatabase } from '@frontage/kit/storage/database.fake'
import { createTickets } from '@frontage/kit/wire/ticket.server'
import pino from 'pino'
import { filled, startReviewedSite } from '../submission/submission.fake'

/** What nobody may find again where it does not belong: each word stands in one thing that a visitor or an owner sends. */
export const CANARY = 'Kotuku77'
export const VISITOR = `${CANARY}@example.test`
export const WRONG_PASSWORD = `${CANARY} wrong guess`
export const NEW_PASSWORD = `${CANARY} new password`

const form = {
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
  letter: { to: 'owner@site.test', subject: 'From [your-name]', body: '[your-message] [_url] [_remote_ip] [_user_agent]', attach: ['doc'] },
  thanks: { subject: 'Thank you', body: 'We have it, [your-name].' },
}

export type TracedSite = Awaited<ReturnType<typeof startTracedSite>>

/** A site behind a trusted proxy, with everything that it logs. */
export async function startTracedSite(env: Record<string, string> = {}, database?: TestDatabase) {
  const url = database?.url
  const site = await startReviewedSite({ TRUSTED_PROXIES: '127.0.0.1', ...(url && { DATABASE_URL: url }), ...env })
  const lines: string[] = []
  Object.assign(site.app.log, { [pino.symbols.streamSym]: { write: (line: string) => lines.push(line) } })
  site.app.log.level = 'debug'
  const saved = await site.post('/api/forms/save', { form }, { cookie: site.cookies.owner })
  const { id } = (await saved.json()) as { id: number }
  const ticket = () => {
    const clock = { now: () => new Date(Date.now() - 5000) }
    return createTickets({ keys: site.app.keys, clock, seconds: 3600 }).issue(`forms.${id}`)
  }
  return { ...site, url, lines, form: id, formTicket: ticket }
}

/** A message with a file, as a browser sends it; `used` is its ticket. */
export function messageOf(site: Pick<TracedSite, 'form'>, used: string, words: string): FormData {
  const body = new FormData()
  const fields = { 'your-name': `${CANARY} Ann`, 'your-email': VISITOR, 'your-message': words }
  for (const [name, value] of Object.entries({ _wpcf7_unit_tag: `wpcf7-f${site.form}-p1-o1`, _frontage_ticket: used, ...fields }))
    body.append(name, value)
  body.append('doc', new File([`%PDF-1.7\n%${CANARY}\n%%EOF\n`], `${CANARY}.pdf`, { type: 'application/pdf' }))
  return body
}

export const feedbackOf = ({ form: id }: Pick<TracedSite, 'form'>): string => `/wp-json/contact-form-7/v1/contact-forms/${id}/feedback`

export const reviewOf = (fid: string): Record<string, string> =>
  filled({
    ...{ wprevpro_fid: fid, wprevpro_reviewer_name: `${CANARY} Ann`, wprevpro_reviewer_email: VISITOR },
    wprevpro_review_text: `Built by ${CANARY}, ${crypto.randomUUID()}.`,
  })
