/** What keeps a page from being made of a template. */
export const messages = {
  templateGone: 'This template no longer exists. Choose another one.',
} as const
