/** A heading whose dashes stay with the word before them: a line does not begin with one. */
export const keepDash = (heading: string): string => heading.replaceAll(/ (?=[–—] )/g, '\u00a0')

/** The same as it was typed. */
export const withoutKeptDash = (heading: string): string => heading.replaceAll(/\u00a0(?=[–—] )/g, ' ')
