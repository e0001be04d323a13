import { createPhoto } from '@frontage/kit/storage/pictures.fake'
import { createTickets } from '@frontage/kit/wire/ticket.server'
import { privacyOf } from '../commands/privacy'
import type { Environment } from '../settings'
import { filled, startReviewedSite } from '../submission/submission.fake'

export const CANARY = 'Kotuku77'
export const ADDRESS = `${CANARY}@example.test`

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
  letter: { to: 'owner@site.test', subject: 'From [your-name]', attach: ['doc'], replyTo: 'your-email' },
  thanks: { subject: 'Thank you', body: 'We have it, [your-name].' },
}

/**
 * A site on which somebody has sent two messages with files and two reviews, and got e-mails; Bob has written too, once
 * about them. Everything came in by the calls that visitors make.
 */
export async function startPersonalSite(env: Environment = {}) {
  const site = await startReviewedSite(env)
  const saved = await site.post('/api/forms/save', { form }, { cookie: site.cookies.owner })
  const { id } = (await saved.json()) as { id: number }
  const send = async (name: string, email: string, message: string) => {
    const opened = { now: () => new Date(Date.now() - 5000) }
    const body = new FormData()
    body.append('_wpcf7_unit_tag', `wpcf7-f${id}-p1-o1`)
    body.append('_frontage_ticket', createTickets({ keys: site.app.keys, clock: opened, seconds: 3600 }).issue(`forms.${id}`))
    body.append('your-name', name)
    body.append('your-email', email)
    body.append('your-message', message)
    body.append('doc', new File([`%PDF-1.7\n%${name}\n%%EOF\n`], `${name}.pdf`, { type: 'application/pdf' }))
    const at = `${site.base}/wp-json/contact-form-7/v1/contact-forms/${id}/feedback`
    const sent = await fetch(at, { method: 'POST', body, headers: { 'user-agent': 'Mozilla/5.0 (Test)' } })
    const { status } = (await sent.json()) as { status: string }
    if (status !== 'mail_sent') throw new Error(`the message was answered ${status}`)
  }
  await send(`${CANARY} one`, ADDRESS, `Call ${CANARY}`)
  await send(`${CANARY} two`, `${CANARY.toUpperCase()}+plus@Example.test`, 'Once more')
  await send('Bob', 'bob@example.test', `I know ${ADDRESS.toLowerCase()}`)
  const picture = await createPhoto()
  const names = ['review_text', 'reviewer_name', 'reviewer_email', 'review_media']
  const fid = await site.saveForm({ fields: names.map((name) => ({ name, label: name })) })
  const review = (email: string, name: string) =>
    filled({ wprevpro_fid: fid, wprevpro_reviewer_name: name, wprevpro_reviewer_email: email, wprevpro_review_text: `Built by ${name}.` })
  await site.upload(review(ADDRESS, CANARY), [['wprevpro_review_media', picture, 'p.jpg']])
  await site.save(review(`${CANARY.toLowerCase()}+r@example.test`, `${CANARY} again`))
  await site.save(review('bob@example.test', 'Bob Builder'))
  await site.app.outbox.add({ to: `Ann <${ADDRESS}>`, subject: 'Hello', text: CANARY })
  const [first] = await site.rows()
  const decided = await site.post('/api/reviews/decide', { id: first!.id, decision: 'approve' }, { cookie: site.cookies.owner })
  if (decided.status !== 200) throw new Error(`the decision was answered ${decided.status}`)
  await site.app.jobs.runDue()
  return { ...site, privacy: privacyOf(site.app), canary: CANARY.toLowerCase() }
}
