import { texts } from '@frontage/kit/texts'

/** Reviews: form, stars and uploads. What visitors read on the fields of the form for reviews, which the server draws. */
export const fieldMessages = texts('reviews.fields', {
  /** Name of each star, for screen readers. */
  stars: { one: '{count} star', other: '{count} stars' },
  /** The two answers of thumbs and of smiles. */
  thumbsUp: 'Thumbs up',
  thumbsDown: 'Thumbs down',
  smile: 'Happy',
  frown: 'Not happy',
  /** Link to another review site. */
  reviewAt: 'Leave a review on {site}',
  /** First choice in a list of pages. */
  choosePage: 'Choose one',
  /** Button that opens the file picker. */
  choosePicture: 'Choose a picture',
  choosePictures: 'Choose pictures',
  /** Beside it. */
  pictureHint: 'PNG, JPEG, GIF or WebP, up to 5 MB',
  picturesHint: 'Up to {most} pictures: PNG, JPEG, GIF or WebP, 5 MB each',
})
