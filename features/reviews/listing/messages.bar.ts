import { texts } from '@frontage/kit/texts'

/** Reviews: search and filter bar. What visitors read in the bar above a list. */
export const barMessages = texts('reviews.bar', {
  /** Name of the whole bar, for screen readers. */
  find: 'Find reviews',
  /** The search field and its button. */
  search: 'Search reviews',
  searchHint: 'Search reviews',
  submit: 'Search',
  /** The button of a bar without a search field, when JavaScript is off. */
  show: 'Show',
  /** Labels of the drop-down lists. */
  sort: 'Sort by',
  rating: 'Rating',
  source: 'Source',
  language: 'Language',
  types: 'Source type',
  tags: 'Topics',
  /** First choice in those lists. */
  anyRating: 'Any rating',
  stars: { one: '{count} star', other: '{count} stars' },
  allSources: 'All sources',
  allLanguages: 'All languages',
  /** First button of the banner and of the source types. */
  allReviews: 'All reviews',
  allKinds: 'All',
  /** On phones: opens search and filters, with how many are chosen. */
  fold: 'Search and filter',
  active: 'active',
  /** Before the average of all reviews; for screen readers only. */
  overall: 'Overall rating',
  /** Above a list that holds nothing but samples. */
  samples: 'Samples: made up for the demo of this site, not written by customers.',
  /** Above a list that shows only some reviews. */
  selected: 'Selected reviews',
  /** Sort orders to choose from. */
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    highest: 'Highest first',
    lowest: 'Lowest first',
    longest: 'Longest first',
    shortest: 'Shortest first',
    random: 'Random order',
  },
})

/** Reviews: average rating and quotes. What visitors read in the figures over all reviews, and around a quotation. */
export const summaryMessages = texts('reviews.summary', {
  /** Under the average. */
  total: { one: '{count} review', other: '{count} reviews' },
  /** Under the average while only samples are there. */
  sampleTotal: { one: '{count} sample review', other: '{count} sample reviews' },
  /** How many of them are from one source. */
  fromSource: '{total} on {source}',
  /** How many of them are our own. */
  fromHere: '{total} here',
  /** Instead of an average while nothing is rated. */
  noneYet: 'No reviews yet.',
  /** One bar of the star distribution, for screen readers. */
  starCount: { one: '{count} star: {total}', other: '{count} stars: {total}' },
  /** Above the review of a project, on its page. */
  ofThisPage: 'In the words of the customer',
  /** Above a review that was picked as a quote. */
  selected: 'Selected review',
  /** The same for a sample. */
  selectedSample: 'Selected review, sample',
  /** Below it: the link to all reviews. */
  seeAll: 'See all {total} reviews',
  /** The same while only samples are there. */
  seeAllSamples: 'See all {total} sample reviews',
})
