import type { Facts } from './facts'
import type { PageWords } from './page-words'

/** Days after which messages go by themselves, as the privacy page says. */
const KEPT_DAYS = 365

type Definition = Readonly<Record<string, unknown>>

/** The contact form as its feature stores it: services are choices, messages go to the e-mail address for customers. */
export function contactFormFrom({ services, email }: Facts, { form }: PageWords): Definition {
  const names = services.map(({ name }) => name.trim()).filter(Boolean)
  const options = [...names, form.other].map((label) => ({ label }))
  const fields = [
    { type: 'text', name: 'your-name', label: form.name, required: true, autocomplete: 'name', isHalf: true },
    { type: 'email', name: 'your-email', label: form.email, required: true, autocomplete: 'email', isHalf: true },
    { type: 'tel', name: 'your-phone', label: form.phone, autocomplete: 'tel' },
    ...(names.length ? [{ type: 'select', name: 'your-subject', label: form.about, options, hasBlank: true }] : []),
    { type: 'textarea', name: 'your-message', label: form.message, required: true },
  ]
  const subject = names.length ? '[_form_title]: [your-subject]' : '[_form_title]: [your-name]'
  return {
    title: form.title,
    steps: [{ title: '', fields }],
    submit: form.send,
    privacy: form.privacy,
    letter: { ...(email && { to: email }), subject, replyTo: 'your-email' },
    retention: KEPT_DAYS,
  }
}

/** The review form: stars, the review, a name, an e-mail address that is not shown, and consent in a whole sentence. */
export const reviewFormFrom = ({ review }: PageWords): Definition => ({
  fields: [
    { name: 'review_rating', label: review.rating, required: true },
    { name: 'review_text', label: review.review, required: true },
    { name: 'reviewer_name', label: review.name, required: true },
    { name: 'reviewer_email', label: review.email, required: true, after: review.emailHelp },
    { name: 'review_consent', label: review.consent, required: true },
  ],
  texts: { submit: review.send, success: review.thanks, consent: review.consent },
})
