/** The class of the original's wrapper, and the attribute in which it carries all others as one JSON text. */
export const WRAPPER = 'portfolio-block-wrapper'
export const ATTRIBUTE = 'portfolio-block-attributes'
