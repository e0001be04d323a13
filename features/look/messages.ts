/** When a look is refused. */
export const messages = {
  /** Somebody else saved or published a look in between. */
  changedBy: (by: string): string => `${by || 'Somebody'} changed this in the meantime.`,
  /** A look that was asked for is not kept any more. */
  gone: 'This version is no longer available.',
  face: {
    /** What was sent is no typeface for the web, whatever its name says. */
    wrong: 'This is not a WOFF2 file. Ask the maker or seller of the font for its WOFF2 version for the web.',
    /** It begins as one, and then something is missing or too much. */
    broken: 'This WOFF2 file is damaged or incomplete. Download it again from where you got it.',
    collection: 'This file contains several fonts. Please upload one at a time.',
    tooLarge: 'A font file can have up to 300 KB. Ask for a file with Latin characters only, or with fewer styles.',
    nameless: 'Please give the font a name.',
  },
} as const
