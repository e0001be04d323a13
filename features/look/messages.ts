/** When a look is refused. */
export const messages = {
  /** Somebody else published a look meanwhile. */
  conflict: (by: string): string =>
    `${by} has published another look since you opened this one. Open it again to see it; your changes stay here until then.`,
  /** A look that was asked for is not kept any more. */
  gone: 'This look is not kept any more.',
  face: {
    /** What was sent is no typeface for the web, whatever its name says. */
    wrong: 'This is no WOFF2 file. Typefaces for the web come as WOFF2; whoever sells or draws it can give you that file.',
    /** It begins as one, and then something is missing or too much. */
    broken: 'This WOFF2 file is damaged, or something is missing in it. Take it from where it came from once more.',
    collection: 'This file holds several typefaces. Please send one of them at a time.',
    tooLarge: 'A typeface may have 300 KB. Ask for a file with Latin letters only, or for fewer styles in it.',
    nameless: 'Please give it a name, so that you know it again.',
  },
} as const
