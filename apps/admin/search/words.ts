/** What the search of the admin says. */
export const words = {
  open: 'Search',
  title: 'Search the admin',
  placeholder: 'Pages, messages, settings …',
  close: 'Close',
  home: 'Home',
  viewSite: 'View site',
  viewSiteWords: 'visit website preview visitors public',
  groups: { recent: 'Recent', action: 'Actions', screen: 'Screens', setting: 'Settings' },
  looking: 'Searching …',
  nothing: (typed: string) => `Nothing found for “${typed}”`,
  nothingHelp: 'Try another word, such as a name, a page title or a setting.',
  /** While the list could not be asked; screens and settings are found without the server. */
  offline: 'You seem to be offline. Screens, settings and actions can still be found.',
  failed: (kinds: string) => `${kinds} could not be searched.`,
  again: 'Try again',
  found: (count: number) => (count === 1 ? 'One result' : `${count} results`),
  opensBeside: 'opens in a new tab',
  keys: { move: 'to move', choose: 'to open', close: 'to close' },
} as const
