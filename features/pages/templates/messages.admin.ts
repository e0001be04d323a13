/** What the dialog for a new page says. */
export const messages = {
  title: 'New page',
  starts: 'Start from',
  loading: 'Loading templates',
  notLoaded: 'The templates could not be loaded. You can start with a blank page.',
  blank: { title: 'A blank page', about: 'An empty page.' },
  titleHelp: 'Shown in browser tabs and search results.',
  pathHelp: 'The address of the page on your site. Made from the title.',
  homePath: 'This is the address of your home page.',
  noTitle: 'Enter a title.',
} as const
