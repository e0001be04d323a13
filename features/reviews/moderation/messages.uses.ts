/** Where a picture is used: what a review is called there. */
export const usesTexts = {
  named: 'Review by {name}',
  unnamed: 'Review without a name',
  hidden: '{review} (not published)',
  more: 'More reviews',
} as const
