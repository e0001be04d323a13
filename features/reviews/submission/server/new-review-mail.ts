import type { NewMail } from '@frontage/kit/post/outbox.server'
import type { ReviewForm } from '../../review-form'
import { mailMessages } from '../messages.mail'
import type { Written } from './form-rules'

/** Where the reviews are looked through, and the e-mail address of the owner; '' while there is none. */
type Around = { readonly publicUrl: string; readonly owner: string }

/** E-mails about a new review, to the owner and to everybody whose rule it falls under, one to each address. Nothing that a visitor wrote stands in a header but the address to reply to. */
export const mailsAbout = ({ notify, tellsOwner }: ReviewForm, written: Written, { publicUrl, owner }: Around): NewMail[] =>
  [...new Map([...notify, ...(tellsOwner && owner ? [{ to: owner, least: 0, most: 0 }] : [])].map((rule) => [rule.to, rule])).values()]
    .filter(({ least, most }) => most === 0 || written.rating === null || (written.rating >= least && written.rating <= most))
    .map(({ to }) => ({
      to,
      ...(written.email && { replyTo: written.email }),
      subject: mailMessages.subject(written.rating),
      text: mailMessages.text({ ...written, address: `${publicUrl}/admin/reviews` }),
    }))
