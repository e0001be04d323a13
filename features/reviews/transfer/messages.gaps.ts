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
  widget: (what: string, title: string, lost: string) => `of the ${what} “${title}”: ${lost}`,
} as const

/** Widgets of WP Review Slider, as a line names them. */
export const widgets = { template: 'review template', badge: 'badge', float: 'floating box' } as const

/** What of such a widget did not come along. */
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
