/** What is said about saved rows. */
export const messages = {
  title: 'Saved rows',
  lead: 'Rows saved for reuse. Changes on a page do not change the saved row.',
  none: 'No saved rows yet',
  noneText: 'Save a row in the page editor, and you can add it to any page.',
  inserted: (name: string) => `${name} was added to the page.`,
  kept: (name: string) => `Saved: ${name}.`,
  removed: (name: string) => `Moved to trash: ${name}. Pages that use it stay as they are.`,
  renamed: (name: string) => `Renamed to ${name}.`,
  nameHelp: 'Replaces a saved row of the same name.',
  rowGone: 'This saved row no longer exists.',
} as const
