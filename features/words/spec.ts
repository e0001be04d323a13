/** Letters that a text in the owner's own words may have. */
export const MOST_LETTERS = 1_000
/** Texts that may be kept at once; there are far fewer. */
export const MOST_CHANGES = 1_000
