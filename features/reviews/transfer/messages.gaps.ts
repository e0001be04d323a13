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
} as const
