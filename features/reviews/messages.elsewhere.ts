import { texts } from '@frontage/kit/texts'

/** Reviews: search results and hidden personal data. What visitors read of reviews that are not in a list. */
export const elsewhereMessages = texts('reviews.elsewhere', {
  /** Title of a review in the search results of the site, when it has none. */
  reviewBy: 'A review by {name}',
  review: 'A review',
  /** In place of personal data that the owner has hidden. */
  redacted: '[removed by the owner: personal data]',
})
