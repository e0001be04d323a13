import { texts } from '@frontage/kit/texts'

/** Reviews: cards. What visitors read on the card of a review. */
export const cardMessages = texts('reviews.card', {
  /** Source of a review that came in through our own form. */
  ownSite: 'Our site',
  /** Opens a text that is longer than its card shows. */
  readMore: 'Read more',
  /** Closes it again. */
  readLess: 'Read less',
  /** Beside the name of a source, on reviews that came with the demo. */
  sample: 'Sample',
  /** Instead of stars, when a review recommends without rating. */
  recommends: 'Recommends',
  /** Instead of stars, when a review advises against without rating. */
  recommendsNot: 'Does not recommend',
  /** Instead of stars, when a review says neither. */
  unrated: 'No rating',
  /** Above an answer of the business. */
  replyFrom: 'Reply from {name}',
  /** The same, where nobody is named. */
  reply: 'Our reply',
  /** Instead of the name of a reviewer who gave none. */
  nameless: 'Name withheld',
  /** Describes a photo that came with a review. */
  photoBy: 'Photo with the review by {name}',
  /** Leads to a photo that lies on another server. */
  photoOn: 'Photo on {host}',
  /** Describes the picture of the product that a review is about. */
  productOf: 'What {name} bought',
  /** What a screen reader says of a source that leads to the review there. */
  readAt: 'Read this review on {source}',
  /** Explains what a sample is. */
  sampleMeaning: 'Written for the demonstration of this site. No customer wrote it, and it counts in no average.',
})

/** Reviews: photos and whole texts. What visitors read in the dialogs that show photos and whole texts. */
export const dialogMessages = texts('reviews.dialog', {
  close: 'Close',
  next: 'Next photo',
  previous: 'Previous photo',
  /** Which of the photos is shown. */
  place: '{place} of {total}',
  /** When a photo cannot be fetched. */
  failed: 'The photo could not be loaded.',
})
