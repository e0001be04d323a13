import * as v from 'valibot'
import { fieldNames, type ReviewForm, reviewFormShape } from './review-form'

/** The form of a site whose owner has made none (facts, §5). Comments and fields are in its order. */
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
    .map((name) => ({ name, label: name === 'review_text' ? 'Testimonial' : name, required: name === 'review_text' })),
})
