import type { NewMail } from '@frontage/kit/post/outbox.server'
import type { ReviewForm } from '../../review-form'
import { mailMessages } from '../messages.mail'
import type { Written } from './form-rules'

/** Letters about a new review, to everybody whose rule it falls under. Nothing that a visitor wrote stands in a header but the address to reply to. */
export const mailsAbout = ({ notify }: ReviewForm, written: Written, publicUrl: string): NewMail[] =>
  [...new Map(notify.map((rule) => [rule.to, rule])).values()]
    .filter(({ least, most }) => most === 0 || written.rating === null || (written.rating >= least && written.rating <= most))
    .map(({ to }) => ({
      to,
      ...(written.email && { replyTo: written.email }),
      subject: mailMessages.subject(written.rating),
      text: mailMessages.text({ ...written, address: `${publicUrl}/admin/reviews` }),
    }))
