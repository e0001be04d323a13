/** What is said of a page and the menu of the site. */
export const messages = {
  add: 'Add to the menu',
  added: (label: string): string => `“${label}” is in the menu now. Visitors see it on every page.`,
  removed: (label: string): string => `“${label}” was removed from the menu.`,
  undo: 'Undo',
} as const
