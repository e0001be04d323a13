/** What of review plugins did not come along, as a line of a report says it: each is a part of “Left out”. */
export const gaps = {
  field: (name: string) => `the field “${name}” of reviews`,
  review: (title: string, reason: string) => `the review “${title}”: ${reason}`,
  template: (number: string) => `how review template ${number} of WP Review Slider looked: a list of all reviews is here`,
  view: (number: string) => `what view ${number} of Strong Testimonials showed: a list of all reviews is here`,
  form: (number: string) => `the fields of review form ${number}: the usual form is here`,
  badge: 'how a badge of WP Review Slider looked',
  number: 'a number of WP Review Slider in the text',
  single: 'one review of Site Reviews by itself',
  count: 'the number of testimonials in the text',
  narrowed: (names: string) => `that a list of reviews was narrowed by ${names}`,
  narrowedWords: 'the words that a list of reviews was narrowed by',
  narrowedBadge: 'the source that a badge was narrowed to',
  ofTemplate: (title: string, lost: string) => `of the review template “${title}”: ${lost}`,
  ofBadge: (title: string, lost: string) => `of the badge “${title}”: ${lost}`,
  ofFloat: (title: string, lost: string) => `of the floating box “${title}”: ${lost}`,
} as const

/** What of a widget of WP Review Slider did not come along. */
export const lost = {
  all: 'all its settings',
  rows: (count: number, most: number) => `${count} rows at once: there are ${most}`,
  cardStyle: (style: string) => `card style ${style}`,
  style: (style: string) => `the style ${style}`,
  css: 'its own CSS',
  colour: (colour: string) => `the colour ${colour}`,
  target: 'where it leads',
  template: 'its review template',
  texts: 'texts around its reviews',
  average: 'its average that was typed in',
  source: (name: string) => `that it counts reviews of ${name} alone`,
  places: 'the places that it counts',
  allPages: 'that it floats on all pages: add the block “Floating reviews” to them',
  somePages: 'that it floats on some pages: add the block “Floating reviews” to them',
  badge: 'which badge it shows',
  order: 'the order by hand',
  tags: 'that reviews with some tags are left out',
  characters: 'the least number of characters',
  words: 'the most words of a review',
  withWords: 'words that reviews have or have not',
  picked: 'reviews picked by hand',
  pages: 'that it keeps to some pages or categories',
  above: 'the text above it',
  button: 'the button of its banner',
  firstNames: 'that first names are hidden',
  middle: 'that the middle slide stands out',
  faces: 'faces to choose a slide by',
} as const

/** How a date is written. */
const written = { day: '2026-03-14', moment: '2026-03-14T02:15:00Z' } as const

/** Why a row is no review, behind the name of its column or of the review. */
export const reasons = {
  noName: 'the name is missing',
  date: `write the date as ${written.day} or ${written.moment}`,
  stars: 'use a rating from 1 to 5',
  recommendation: 'use positive or negative',
  yesNo: 'use yes or no',
  link: 'start the address with http:// or https://',
  email: 'this is not a valid e-mail address',
  pictures: 'use a file name or a web address for each picture',
} as const
