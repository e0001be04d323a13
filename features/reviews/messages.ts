/** What the server answers and owners read. */
export const messages = {
  /** Instead of a display, form, badge or floating box that an owner has removed. */
  displayGone: 'This display no longer exists.',
  formGone: 'This form no longer exists.',
  widgetGone: 'This badge or floating box no longer exists.',
  /** At a setting that is of no kind that is known here. */
  notUnderstood: 'This value is not valid. Choose another one.',
} as const
