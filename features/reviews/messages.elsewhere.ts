import { texts } from '@frontage/kit/texts'

/** Reviews: elsewhere on the site. What visitors read of reviews that are not in a list. */
export const elsewhereMessages = texts('reviews.elsewhere', {
  /** Heads a review without a title among what a search of the whole site found. */
  reviewBy: 'A review by {name}',
  review: 'A review',
  /** In the place of personal data that the owner has covered. */
  redacted: '[removed by the owner: personal data]',
})
