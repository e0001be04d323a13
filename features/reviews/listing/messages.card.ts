import { texts } from '@frontage/kit/texts'

/** Reviews: cards. What visitors read on the card of a review. */
export const cardMessages = texts('reviews.card', {
  /** Source of a review that came in through our own form. */
  ownSite: 'Our site',
  /** Button that opens a text longer than its card. */
  readMore: 'Read more',
  /** Closes it again. */
  readLess: 'Read less',
  /** Link from a review to the project that it is about. */
  seeProject: 'See this project',
  /** Beside the name of a source, on reviews that came with the demo. */
  sample: 'Sample',
  /** Instead of stars, when a review recommends without rating. */
  recommends: 'Recommends',
  /** Instead of stars, when a review advises against without rating. */
  recommendsNot: 'Does not recommend',
  /** Instead of stars, when a review says neither. */
  unrated: 'No rating',
  /** Above a reply from the business. */
  replyFrom: 'Reply from {name}',
  /** The same, where nobody is named. */
  reply: 'Our reply',
  /** Instead of the name of a reviewer who gave none. */
  nameless: 'Name withheld',
  /** Describes a photo that came with a review. */
  photoBy: 'Photo with the review by {name}',
  /** Link to a photo on another website. */
  photoOn: 'Photo on {host}',
  /** Describes the picture of the product that a review is about. */
  productOf: 'What {name} bought',
  /** Name of the link to the original review, for screen readers. */
  readAt: 'Read this review on {source}',
  /** Explains what a sample is. */
  sampleMeaning: 'Made up for the demo of this site, not written by a customer. It is never counted together with real reviews.',
})

/** Reviews: opened photos and full texts. What visitors read in the dialogs that show photos and whole texts. */
export const dialogMessages = texts('reviews.dialog', {
  close: 'Close',
  next: 'Next photo',
  previous: 'Previous photo',
  /** Which of the photos is shown. */
  place: '{place} of {total}',
  /** When a photo cannot be loaded. */
  failed: 'The photo could not be loaded.',
})
