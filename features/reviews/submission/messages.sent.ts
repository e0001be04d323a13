import { texts } from '@frontage/kit/texts'

/** Reviews: form, after sending. What visitors read after sending a review [facts §6]. */
export const submissionMessages = texts('reviews.sent', {
  /** [Reviews §5] When a rating has to be chosen and none is. */
  noRating: 'Please select a rating.',
  /** When a field that has to be filled in is empty. */
  missing: 'All required fields are not filled out. Nothing input for {label}.',
  badEmail: 'Please enter a valid email address.',
  badWebsite: 'Please enter a valid website URL.',
  /** When a text is too long. */
  tooLong: 'At most {most} characters, please.',
  /** When a file is no picture. */
  notAPicture: 'Error: Please select an image file type.',
  pictureTooLarge: 'This picture is larger than 5 MB. Please choose a smaller one.',
  tooManyPhotos: 'At most 5 photos, please.',
  /** When a form no longer exists, or its review could not be saved. */
  notSaved: 'Oops! Something went wrong, please try again or contact us... Could not save review.',
  /** When far too many reviews come from one network. */
  tooMany: 'Too many reviews have come from your network today. Please try again tomorrow.',
  tooManyChecks: 'Too many requests at once. Please try again later.',
  noSuchPicture: 'This picture does not exist.',
  /** Title and buttons of the page that says what is wrong, when JavaScript is off. */
  notSentYet: 'Your review has not been sent yet',
  sendAgain: 'Submit Review',
  back: 'Back to the page',
})
