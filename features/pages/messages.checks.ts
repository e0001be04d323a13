/** What the checks before publishing find, and what to do about it. */
export const messages = {
  pictureMissing: 'No picture is chosen yet, so visitors see none here. Choose one, or remove its place.',
  wordsAsTheyCame: (words: string) => `“${words}” is only an example. Write your own words here, or remove them.`,
  altMissing:
    'If this picture shows something that the words beside it do not say, describe it in a few words. People who cannot see it hear them.',
  altIsFileName: (alt: string) => `“${alt}” is the name of a file. Please say what the picture shows.`,
  linkWithoutWords: 'This picture is a link. Please say in its description where the link leads, because nothing else does.',
  noMainHeading: 'This page has no main heading. Begin it with a hero or a page heading, so that everybody knows what it is about.',
  twoMainHeadings: 'This page has more than one main heading. Make this one a section heading.',
  stepLeftOut: (expected: number, level: number) =>
    `This heading is on level ${level}, and the one above it is not on level ${expected}. Choose level ${expected}, so that people who listen find their way.`,
  chooseLetters: (scheme: 'light' | 'dark') =>
    `These words cannot be read well by everybody: the background stays the same for visitors who prefer dark pages. Choose ${scheme === 'light' ? 'dark' : 'light'} letters for this row.`,
  noLettersFit: 'Neither dark nor light letters can be read well on this background. Choose a lighter or a darker colour.',
  strongerOverlay:
    'Words cannot be read everywhere on this picture or video. Make the veil over it stronger, or take your own veil away: a fitting one is put there by itself.',
  linkEmpty: 'This link leads nowhere. Please choose where it goes, or remove it.',
  linkShape: 'This link cannot be followed. It starts with / or # or https:// or mailto: or tel:',
  mailShape: 'This is no whole mail address. It looks like mailto:name@example.com',
  phoneShape: 'This is no whole phone number. It looks like tel:+6435550142',
  anchorMissing: (anchor: string) => `Nothing on this page is called ${anchor}. Give a row this anchor, or choose another place.`,
  anchorElsewhere: (title: string, anchor: string) => `Nothing on the page “${title}” is called ${anchor}. Choose another place on it.`,
  pageMissing: (path: string) => `There is no page at ${path}. Choose another page, or remove the link.`,
  pageIsDraft: (title: string) => `The page “${title}” is not published yet. Publish it first, or remove the link.`,
  sameAnchor: (anchor: string) => `Two rows have the anchor ${anchor}. Links find only the first of them.`,
  titleMissing: 'This page has no title. It stands in the browser and in search results.',
  descriptionMissing: 'Describe this page in one or two sentences: search engines and other sites show them under its title.',
} as const
