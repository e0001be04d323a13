/** What the panel of checks says. */
export const messages = {
  title: 'Checks',
  looking: 'Checking the page…',
  clean: 'No issues found. Alternative texts, headings, contrast and links are fine.',
  must: (count: number) => (count === 1 ? 'One problem on this page' : `${count} problems on this page`),
  should: (count: number) => (count === 1 ? 'One suggestion' : `${count} suggestions`),
  rules: {
    unfinished: 'Unfinished',
    alt: 'Alternative text',
    headings: 'Headings',
    contrast: 'Contrast',
    links: 'Links',
    faults: 'To fix',
    about: 'About the page',
  },
  wholePage: 'The whole page',
  row: (number: number) => `Row ${number}`,
  fix: 'Fix',
  anyway: 'Publish anyway',
  decide: 'Visitors would run into this. Fix it first, or publish the page as it is.',
  notYet: 'It could not be saved, so it was not published.',
  published: 'Published. Visitors see it now.',
} as const
