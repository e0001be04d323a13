import { texts } from '@frontage/kit/texts'

/** Reviews: fields of the form. What visitors read on the fields of the form for reviews, which the server draws. */
export const fieldMessages = texts('reviews.fields', {
  /** What a star stands for, spoken. */
  stars: { one: '{count} star', other: '{count} stars' },
  /** The two answers of thumbs and of smiles. */
  thumbsUp: 'Thumbs up',
  thumbsDown: 'Thumbs down',
  smile: 'Happy',
  frown: 'Not happy',
  /** Leads to another place where a review may be written. */
  reviewAt: 'Leave a review on {site}',
  /** First line of a list of pages. */
  choosePage: 'Choose one',
  /** Opens the browser's own choice of files. */
  choosePicture: 'Choose a picture',
  choosePictures: 'Choose pictures',
  /** Beside it. */
  pictureHint: 'PNG, JPEG, GIF or WebP, up to 5 MB',
  picturesHint: 'Up to {most} pictures: PNG, JPEG, GIF or WebP, 5 MB each',
})
