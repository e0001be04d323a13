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

/** Reviews: form, field labels. Labels of the form that a site has until its owner makes one. */
export const labelMessages = texts('reviews.labels', {
  review_rating: 'Your rating',
  review_text: 'Your review',
  reviewer_name: 'Your name',
  reviewer_email: 'Your e-mail address',
  /** Below the e-mail address. */
  emailHelp: 'It is not shown on this website.',
  review_consent: 'Consent',
  /** What somebody agrees to, in full. */
  consent: 'I agree that my review and my name are shown on this website. I can take this back at any time by writing to the business.',
})
