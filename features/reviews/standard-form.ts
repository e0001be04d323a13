import * as v from 'valibot'
import { labelMessages } from './messages.standard'
import { fieldNames, type ReviewForm, reviewFormShape } from './review-form'

/** As the program comes with them. */
const first = { ...labelMessages }

/**
 * The form of a site whose owner has made none, and that a new one begins with: stars, the review, a name, an e-mail address that
 * is not shown, and consent in a whole sentence.
 */
export const firstForm: ReviewForm = v.parse(reviewFormShape, {
  fields: [
    { name: 'review_rating', label: first.review_rating, required: true },
    { name: 'review_text', label: first.review_text, required: true },
    { name: 'reviewer_name', label: first.reviewer_name, required: true },
    { name: 'reviewer_email', label: first.reviewer_email, required: true, after: first.emailHelp },
    { name: 'review_consent', label: first.review_consent, required: true },
  ],
  texts: { consent: first.consent },
})

/** Everything that the form of older sites asked for (facts, §5). Comments and fields are in its order. */
export const standardForm: ReviewForm = v.parse(reviewFormShape, {
  fields: [
    { name: 'review_rating', label: 'Review Rating' },
    { name: 'review_title', label: 'Subject' },
    { name: 'review_text', label: 'Testimonial', required: true },
    { name: 'reviewer_name', label: 'Full Name', required: true },
    { name: 'reviewer_email', label: 'Email', required: true },
    { name: 'company_name', label: 'Company Name' },
    { name: 'company_title', label: 'Company Title' },
    { name: 'company_website', label: 'Company Website' },
    { name: 'review_avatar', label: 'Photo' },
    { name: 'review_consent', label: 'Consent' },
  ],
})

/** The rules for a form that is written into a page and not stored: all fields may come, and a text has to. */
export const openForm: ReviewForm = v.parse(reviewFormShape, {
  fields: fieldNames
    .filter((name) => name !== 'select_page' && name !== 'social_links')
    .map((name) => ({ name, label: name === 'review_text' ? first.review_text : name, required: name === 'review_text' })),
})
