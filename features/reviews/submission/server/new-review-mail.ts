import { inLanguage, type LanguageOf, personTexts } from '@frontage/kit/person-texts'
import type { NewMail } from '@frontage/kit/post/outbox.server'
import { say } from '@frontage/kit/say'
import type { ReviewForm } from '../../review-form'
import { newReviewTexts } from '../messages.mail'
import { germanNewReview } from '../messages.mail.de'
import type { Written } from './form-rules'

/** Where the reviews are looked through, the e-mail address of the owner ('' while there is none), and how each address is written to. */
type Around = { readonly publicUrl: string; readonly owner: string; readonly languageOf: LanguageOf }

const wordsIn = /* @__PURE__ */ personTexts(newReviewTexts, { de: germanNewReview })

/** E-mails about a new review, to the owner and to everybody whose rule it falls under, one to each address. Nothing that a visitor wrote stands in a header but the address to reply to. */
export const mailsAbout = ({ notify, tellsOwner }: ReviewForm, written: Written, around: Around): NewMail[] =>
  [...new Map([...notify, ...ownerOf(tellsOwner, around)].map((rule) => [rule.to, rule])).values()]
    .filter(({ least, most }) => most === 0 || written.rating === null || (written.rating >= least && written.rating <= most))
    .map(({ to }) => ({ to, ...(written.email && { replyTo: written.email }), ...wordsFor(to, written, around) }))

const ownerOf = (tellsOwner: boolean, { owner }: Around) => (tellsOwner && owner ? [{ to: owner, least: 0, most: 0 }] : [])

function wordsFor(
  to: string,
  { rating, reviewer, title, text }: Written,
  { publicUrl, languageOf }: Around,
): Pick<NewMail, 'subject' | 'text'> {
  const language = languageOf(to)
  const words = wordsIn(language)
  return inLanguage(language, () => {
    const gaps = { rating: rating ?? 0, reviewer: reviewer || words.unnamed, address: `${publicUrl}/admin/reviews` }
    const said = [title, text].filter(Boolean).join('\n\n')
    const parts = [say(rating ? words.rated : words.sent, gaps), said, say(words.decide, gaps)]
    return { subject: say(rating ? words.ratedSubject : words.subject, gaps), text: parts.filter(Boolean).join('\n\n') }
  })
}
