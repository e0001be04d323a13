import * as v from 'valibot'
import { labelMessages } from './messages.standard'
import { fieldNames, type ReviewForm, reviewFormShape } from './review-form'

const usualLabels = { ...labelMessages }

/** The form of a site whose owner has made none (facts, §5). Comments and fields are in its order. */
export const standardForm: ReviewForm = v.parse(reviewFormShape, {
  fields: [
    { name: 'review_rating', label: usualLabels.review_rating },
    { name: 'review_title', label: usualLabels.review_title },
    { name: 'review_text', label: usualLabels.review_text, required: true },
    { name: 'reviewer_name', label: usualLabels.reviewer_name, required: true },
    { name: 'reviewer_email', label: usualLabels.reviewer_email, required: true },
    { name: 'company_name', label: usualLabels.company_name },
    { name: 'company_title', label: usualLabels.company_title },
    { name: 'company_website', label: usualLabels.company_website },
    { name: 'review_avatar', label: usualLabels.review_avatar },
    { name: 'review_consent', label: usualLabels.review_consent },
  ],
})

/** The rules for a form that is written into a page and not stored: all fields may come, and a text has to. */
export const openForm: ReviewForm = v.parse(reviewFormShape, {
  fields: fieldNames
    .filter((name) => name !== 'select_page' && name !== 'social_links')
    .map((name) => ({ name, label: name === 'review_text' ? usualLabels.review_text : name, required: name === 'review_text' })),
})
