import { texts } from '@frontage/kit/texts'

/** Reviews: bar above a list. What visitors read in the bar above a list. */
export const barMessages = texts('reviews.bar', {
  /** Names the whole bar, for those who hear it. */
  find: 'Find reviews',
  /** The field of the search, and its button. */
  search: 'Search reviews',
  searchHint: 'Search reviews',
  submit: 'Search',
  /** The button of a bar without a search field, where no script runs. */
  show: 'Show',
  /** Names of the lists to choose from. */
  sort: 'Sort by',
  rating: 'Rating',
  source: 'Source',
  language: 'Language',
  types: 'Kind of source',
  tags: 'Topics',
  /** First lines of those lists. */
  anyRating: 'Any rating',
  stars: { one: '{count} star', other: '{count} stars' },
  allSources: 'All sources',
  allLanguages: 'All languages',
  /** The first button of the banner and of the kinds. */
  allReviews: 'All reviews',
  allKinds: 'All',
  /** Before the average of all reviews; heard, not seen. */
  overall: 'Overall rating',
  /** Above a list that leaves reviews out. */
  selected: 'Selected reviews',
  /** Orders to choose from. */
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    highest: 'Highest first',
    lowest: 'Lowest first',
    longest: 'Longest first',
    shortest: 'Shortest first',
    random: 'In any order',
  },
})

/** Reviews: figures and quotation. What visitors read in the figures over all reviews, and around a quotation. */
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
  /** A bar of the distribution, spoken. */
  starCount: '{stars} stars: {total}',
  /** Above a review that was picked out. */
  selected: 'Selected review',
  /** The same for a sample. */
  selectedSample: 'Selected review, sample',
  /** Below it: leads to the others. */
  seeAll: 'See all {total} reviews',
  /** The same while only samples are there. */
  seeAllSamples: 'See all {total} sample reviews',
})
