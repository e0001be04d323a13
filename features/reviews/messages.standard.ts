import { texts } from '@frontage/kit/texts'

/** Reviews: texts of the form. What a form says as long as its owner gives it no words of its own. */
export const standardMessages = texts('reviews.standard', {
  /** Opens the form. */
  open: 'Leave a Review',
  submit: 'Submit Review',
  /** Explains the mark at fields that have to be filled in. */
  required: 'Required field',
  /** After a review was sent. */
  success: 'Thank you for your feedback!',
  /** To whoever has sent one before, where only one is taken. */
  onceOnly: 'You have already submitted this form, we appreciate your feedback!',
})

/** Reviews: names of the fields. On a form of a site whose owner has made none. */
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
