import { texts } from '@frontage/kit/texts'

/** Reviews: badges. What visitors read on badges, in what they open, and on short reviews. */
export const badgeMessages = texts('reviews.badge', {
  /** Below the average on a badge. */
  total: { one: '{count} review', other: '{count} reviews' },
  /** The same while there are only samples. */
  sampleTotal: { one: '{count} sample review', other: '{count} sample reviews' },
  /** Instead of an average while nothing is rated. */
  noneYet: 'No reviews yet.',
  /** How many reviews are from one source, and how many are our own. */
  fromSource: '{total} on {source}',
  fromHere: '{total} here',
  /** [Reviews §5] On a badge that should open a link but has none. */
  noUrl: 'Please enter a Link to URL value.',
  /** [Reviews §5] When the browser did not open a window. */
  blocked: 'Please allow popups for this website',
  /** Name of what a badge opens. */
  reviews: 'Reviews',
  /** Closes it. */
  close: 'Close',
  /** Instead of the name of a reviewer who gave none. */
  nameless: 'Name withheld',
  /** Source of a review that was sent with a form on this site. */
  ownSite: 'Our site',
  /** Beside the source, on reviews that came with the demo. */
  sample: 'Sample',
  /** Instead of stars, when a review has a recommendation but no rating. */
  recommends: 'Recommends',
  recommendsNot: 'Does not recommend',
})
