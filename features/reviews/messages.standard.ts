import { texts } from '@frontage/kit/texts'

/** Reviews: form, buttons and thanks. Texts of a form that has none of its own. */
export const standardMessages = texts('reviews.standard', {
  /** Opens the form. */
  open: 'Leave a Review',
  submit: 'Submit Review',
  /** Explains the mark at required fields. */
  required: 'Required field',
  /** After a review was sent. */
  success: 'Thank you for your feedback!',
  /** To visitors who already sent a review, when only one is allowed. */
  onceOnly: 'You have already submitted this form, we appreciate your feedback!',
})

/** Reviews: form, field labels. Labels of the standard form. */
export const labelMessages = texts('reviews.labels', {
  review_rating: 'Review Rating',
  review_title: 'Subject',
  review_text: 'Testimonial',
  reviewer_name: 'Full Name',
  reviewer_email: 'Email',
  company_name: 'Company Name',
  company_title: 'Company Title',
  company_website: 'Company Website',
  review_avatar: 'Photo',
  review_consent: 'Consent',
})
