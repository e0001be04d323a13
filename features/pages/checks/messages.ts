/** What the checks before publishing find, and what to do about it. */
export const messages = {
  altMissing:
    'If this picture shows something that the text around it does not say, describe it in a few words for people who cannot see it.',
  altIsFileName: (alt: string) => `“${alt}” is a file name. Describe what the picture shows instead.`,
  captionsMissing: (file: string) =>
    `The video ${file} has no captions. If something is said or heard in it, add a captions file for people who cannot hear it.`,
  linkWithoutWords: 'This picture is a link. Say in its description where the link goes, because nothing else does.',
  noMainHeading: 'This page has no main heading. Start it with a hero or a page heading, so that everybody knows what it is about.',
  twoMainHeadings: 'This page has more than one main heading. Make this one a section heading.',
  stepLeftOut: (expected: number, level: number) =>
    `This heading skips a level. Choose level ${expected} instead of ${level}, so that screen readers can follow the structure of the page.`,
  chooseLetters: (scheme: 'light' | 'dark') =>
    `This text is hard to read for some visitors: the background stays the same when they prefer dark colours. Choose ${scheme === 'light' ? 'dark' : 'light'} text for this row.`,
  noLettersFit: 'Neither dark nor light text is easy to read on this background. Choose a lighter or a darker colour.',
  strongerOverlay:
    'Text is hard to read on parts of this picture or video. Make the overlay stronger, or remove your own overlay: a fitting one is then added automatically.',
  linkEmpty: 'This link goes nowhere. Choose where it goes, or remove it.',
  linkShape: 'This link does not work. It has to start with / or # or https:// or mailto: or tel:',
  mailShape: 'This e-mail address is incomplete. It should look like mailto:name@example.com',
  phoneShape: 'This phone number is incomplete. Write tel: and the whole number, with + and the country code.',
  anchorMissing: (anchor: string) => `Nothing on this page has the anchor ${anchor}. Give a row this anchor, or choose another place.`,
  anchorElsewhere: (title: string, anchor: string) =>
    `Nothing on the page “${title}” has the anchor ${anchor}. Choose another place on it.`,
  pageMissing: (path: string) => `There is no page at ${path}. Choose another page, or remove the link.`,
  pageIsDraft: (title: string) => `The page “${title}” is not published yet. Publish it first, or remove the link.`,
  sameAnchor: (anchor: string) => `Two rows have the anchor ${anchor}. Links only find the first one.`,
  titleMissing: 'This page has no title. Browser tabs and search results show it.',
  descriptionMissing: 'Describe this page in one or two sentences. Search engines and other sites show them below its title.',
} as const
