/** What owners read about header and footer. */
export const messages = {
  /** Somebody else saved in between. */
  changedBy: (name: string): string => `${name || 'Somebody'} changed this in the meantime.`,
  noSuchVersion: 'This version no longer exists.',
  linkRuns: 'This link would run a script. Enter a web address, or choose a page.',
  tooLong: 'This is too much for a header or footer. Please remove something.',
  menuFull: (most: number): string => `The menu has ${most} links already. Open Header & menu and remove one, or move one below another.`,
  noHeader: 'This site has no header yet. Open Header & menu and enter the name of your business first.',
  notUnderstood: 'This value is not valid.',
  /** What is missing where, in words. */
  missing: { 'logo.picture': 'Choose a picture, or another type of logo.', name: 'Enter some text.' } as Readonly<Record<string, string>>,
  titles: { header: 'Header & menu', footer: 'Footer' },
  leads: {
    header: 'Logo, menu and buttons at the top of every page.',
    footer: 'Shown at the bottom of every page.',
  },
  /** Whether what is in sight is kept, and where. */
  states: {
    unsaved: 'Unsaved changes',
    saving: 'Saving…',
    failed: 'Not saved',
    draft: 'Draft, not visible to visitors yet',
    published: 'Published',
    none: 'Not set up yet',
  },
  /** Why the preview does not follow, by the tab where something is missing. */
  incomplete: (tab: string): string => `The preview follows once “${tab}” is complete.`,
  published: { header: 'Header published.', footer: 'Footer published.' },
  discarded: 'Draft discarded. This is the published version.',
  broughtBack: (version: number): string => `Version ${version} restored as a draft. Publish it when you’re ready.`,
  faulty: (count: number): string => `${count === 1 ? 'One problem has' : `${count} problems have`} to be fixed before you can publish.`,
  versions: {
    title: 'Version history',
    none: 'Nothing published yet. Published versions will be listed here.',
    lead: 'The last 20 versions are kept. A restored version is a draft until you publish it.',
    first: 'Previous version',
  },
  lines: {
    removed: (name: string): string => `${name || 'The link'} was removed. Press Ctrl Z to undo.`,
    nameless: 'New link',
    toNowhere: 'No address yet',
    onlyWords: 'Text only',
    lost: 'There is no page at this address.',
    misplaced: 'The page exists, but has no section with this name.',
    hint: 'Drag a link by its handle to move it; drag it to the right to place it under the link above. Or use the menu at the end of its row.',
  },
} as const
