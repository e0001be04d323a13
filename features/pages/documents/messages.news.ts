/** What the home screen says about pages. */
export const newsMessages = {
  title: 'Pages',
  changed: (count: number) => (count === 1 ? 'One page has unpublished changes' : `${count} pages have unpublished changes`),
  drafts: (count: number) => (count === 1 ? 'One draft is not published yet' : `${count} drafts are not published yet`),
  overdue: (count: number) =>
    count === 1 ? 'One page was not published or unpublished on time' : `${count} pages were not published or unpublished on time`,
  overdueText: 'Open it to see why.',
  firstStep: {
    title: 'Start with your first page',
    text: 'Until you publish one, visitors read that the site is being set up. Choose a template, put in your own words, then publish.',
    link: 'Create a page',
    href: '/admin/pages',
  },
} as const
