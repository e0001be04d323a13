import { createPhoto } from '@frontage/kit/storage/pictures.fake'
import { privacyOf } from '../commands/privacy'
import { formTicket, formWithFile, pdfNamed, sendMessage } from '../messages.fake'
import type { Environment } from '../settings'
import { filled, startReviewedSite } from '../submission/submission.fake'

export const CANARY = 'Kotuku77'
export const ADDRESS = `${CANARY}@example.test`

/**
 * A site on which somebody has sent two messages with files and two reviews, and got e-mails; Bob has written too, once
 * about them. Everything came in by the calls that visitors make.
 */
export async function startPersonalSite(env: Environment = {}) {
  const site = await startReviewedSite(env)
  const saved = await site.post('/api/forms/save', { form: formWithFile({ replyTo: 'your-email' }) }, { cookie: site.cookies.owner })
  const { id } = (await saved.json()) as { id: number }
  const send = async (name: string, email: string, message: string) => {
    const fields = { 'your-name': name, 'your-email': email, 'your-message': message, doc: pdfNamed(name) }
    const { answer } = await sendMessage(site, id, { _frontage_ticket: formTicket(site.app, id), ...fields })
    if (answer.status !== 'mail_sent') throw new Error(`the message was answered ${answer.status}`)
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
