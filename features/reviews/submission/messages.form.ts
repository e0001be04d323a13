import { texts } from '@frontage/kit/texts'

/** Reviews: form, errors and notes. What visitors read in and around the form for reviews. */
export const formMessages = texts('reviews.form', {
  /** [Reviews §5] When a rating has to be chosen and none is. */
  noRating: 'Please select a rating.',
  /** When a field that has to be filled in is empty. */
  review_text: 'Please tell us how it went.',
  reviewer_name: 'Please tell us your name.',
  reviewer_email: 'Please tell us your email address.',
  review_consent: 'Please tick this box, or we may not show your review.',
  review_avatar: 'Please choose a picture.',
  review_media: 'Please choose a picture.',
  select_page: 'Please choose one of these.',
  /** The same for every other field. */
  empty: 'Please fill this in.',
  badEmail: 'Please enter a valid email address.',
  badWebsite: 'Please enter a valid website URL.',
  /** When the review did not get to the server, or its answer not back [decisions §3]. */
  notSent: 'We could not send your review. Check your connection and try again; nothing was lost.',
  /** When the answer of the server cannot be read. */
  notUnderstood: 'We cannot tell whether your review arrived. Please try again: nothing was lost, and it is saved only once.',
  /** When the server refuses without a reason. */
  refused: 'Your review was not accepted. Please try again.',
  /** Instead of the button while the review is on its way. */
  sending: 'Sending your review…',
  /** In forms that store the visitor's IP address [R39]. */
  address: 'Your IP address will be stored with your review. It is not published.',
  /** Closes the dialog with the form. */
  close: 'Close',
})
