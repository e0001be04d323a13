import { listMessages } from './messages.list'

/** In the place of personal data that an owner has covered. */
export const redactionMark = '[removed by the owner: personal data]'

/** What the server answers and owners read. Owners may override each text of this file. */
export const messages = {
  /** Instead of rows when a list or a search has none left (facts, §6). */
  noMoreReviews: listMessages.noMoreReviews,
  /** Heads a review without a title among what a search of the whole site found. */
  reviewBy: (reviewer: string): string => (reviewer ? `A review by ${reviewer}` : 'A review'),
  /** To an owner who decides about a review that is gone. */
  reviewGone: 'This review no longer exists.',
  /** To an owner whose decision came after somebody else's. */
  alreadyDecided: 'Somebody else has just decided about this review. The list has been brought up to date.',
  /** To an owner who rejects without saying why. */
  reasonMissing: 'Please choose a reason.',
  /** To an owner who takes back a decision that was never made. */
  nothingToUndo: 'There is no decision to take back.',
  /** Instead of a display, form, badge or floating box that an owner has removed. */
  displayGone: 'This display no longer exists.',
  formGone: 'This form no longer exists.',
  widgetGone: 'This no longer exists.',
  /** To an owner who covers a passage that is not in the review, or uncovers one that is not covered. */
  noSuchPassage: 'This passage is not in the review. Mark it exactly as it stands there.',
  /** At a setting that is of no kind that is known here. */
  notUnderstood: 'This value is not understood.',
} as const

/** What visitors read in the bar above a list. */
export const barMessages = {
  find: 'Find reviews',
  search: 'Search reviews',
  searchHint: 'Search reviews',
  submit: 'Search',
  /** The button of a bar without a search field, where no script runs. */
  show: 'Show',
  sort: 'Sort by',
  rating: 'Rating',
  source: 'Source',
  language: 'Language',
  types: 'Kind of source',
  tags: 'Topics',
  anyRating: 'Any rating',
  stars: '{stars} stars',
  star: '1 star',
  allSources: 'All sources',
  allLanguages: 'All languages',
  /** The first button of the banner and of the kinds. */
  allReviews: 'All reviews',
  allKinds: 'All',
  overall: 'Overall rating',
  /** Above a list that leaves reviews out. */
  selected: 'Selected reviews',
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    highest: 'Highest first',
    lowest: 'Lowest first',
    longest: 'Longest first',
    shortest: 'Shortest first',
    random: 'In any order',
  },
} as const

/** What visitors read in the figures over all reviews, and around a quotation. */
export const summaryMessages = {
  /** Under the average. */
  total: '{total} reviews',
  /** Under the average while only samples are there. */
  sampleTotal: '{total} sample reviews',
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
} as const

/** What visitors read after sending a review (facts, §6). */
export const submissionMessages = {
  /** Reviews, §5: when a rating has to be chosen and none is. */
  noRating: 'Please select a rating.',
  /** When a field that has to be filled in is empty. */
  missing: (label: string) => `All required fields are not filled out. Nothing input for ${label}.`,
  badEmail: 'Please enter a valid email address.',
  badWebsite: 'Please enter a valid website URL.',
  tooLong: (most: number) => `At most ${plain.format(most)} characters, please.`,
  /** When a file is no picture. */
  notAPicture: 'Error: Please select an image file type.',
  pictureTooLarge: 'This picture is larger than 5 MB. Please choose a smaller one.',
  tooManyPhotos: 'At most 5 photos, please.',
  /** When a form is gone, or its review could not be kept. */
  notSaved: 'Oops! Something went wrong, please try again or contact us... Could not save review.',
  /** When far too many reviews come from one network. */
  tooMany: 'Too many reviews have come from your network today. Please try again tomorrow.',
  tooManyChecks: 'Too many questions at once. Please try again later.',
  noSuchPicture: 'This picture does not exist.',
  /** Title and button of the page that says what is wrong, where there is no script. */
  notSentYet: 'Your review has not been sent yet',
  sendAgain: 'Submit Review',
  back: 'Back to the page',
} as const

const plain = new Intl.NumberFormat('en-NZ')

/** Letters to the business about new reviews. */
export const mailMessages = {
  subject: (rating: number | null) => (rating ? `A new review: ${rating} of 5 stars` : 'A new review'),
  text: (review: { reviewer: string; rating: number | null; title: string; text: string; address: string }) =>
    [
      `${review.reviewer || 'Somebody who gave no name'} has written a review${review.rating ? ` with ${review.rating} of 5 stars` : ''}.`,
      [review.title, review.text].filter(Boolean).join('\n\n'),
      `You decide about it here: ${review.address}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
} as const
