/** What owners read about header and footer. */
export const messages = {
  /** Somebody else saved in between. */
  changedBy: (name: string): string => `${name || 'Somebody'} changed this in the meantime.`,
  conflictText: 'Whose work should stand? The other one stays among the versions if it was published.',
  noSuchVersion: 'This version is gone.',
  tooLong: 'This is more than a header or footer can hold. Please take something away.',
  notUnderstood: 'This value is not understood.',
  /** What is missing where, in words. */
  missing: { 'logo.picture': 'Choose a picture, or another kind of sign.', name: 'Some words are expected.' } as Readonly<
    Record<string, string>
  >,
  titles: { header: 'Header & menu', footer: 'Footer' },
  leads: {
    header: 'Your name, the menu, and what visitors should do.',
    footer: 'What stands below every page.',
  },
  /** Whether what is in sight is kept, and where. */
  states: {
    unsaved: 'Not saved yet',
    draft: 'Draft: visitors do not see it yet',
    published: 'As visitors see it',
  },
  saved: 'The draft is saved. Visitors see it once you publish.',
  published: { header: 'The header is published.', footer: 'The footer is published.' },
  discarded: 'The draft is gone. This is what visitors see.',
  broughtBack: (version: number): string => `Version ${version} is here. Publish it when it is right.`,
  faulty: (count: number): string =>
    `${count === 1 ? 'One thing has' : `${count} things have`} to be put right before it can be published.`,
  versions: {
    title: 'Published before',
    none: 'Nothing was published from here yet.',
    lead: 'The last 20 are kept. One that is brought back is a draft until you publish it.',
    first: 'How it was before',
  },
  lines: {
    removed: (name: string): string => `${name || 'The line'} is taken away. Ctrl Z brings it back.`,
    nameless: 'Without words yet',
    toNowhere: 'Leads nowhere yet',
    onlyWords: 'Only words',
    lost: 'No page stands at this address.',
    misplaced: 'The page is there, but nothing on it has this name.',
    hint: 'Drag a line by its handle; to the right puts it below the one above. Or use the menu behind it.',
  },
} as const
