/** Ratios that letters and shapes have to keep against what lies behind them (WCAG 2.2, 1.4.3 and 1.4.11). */
export const LETTERS = 4.5
export const SHAPES = 3

/** Bounds of settings: percent of the usual size, pixels, thousandths of a letter. */
export const TEXT_SIZE = [85, 130] as const
export const HEADLINE_SIZE = [60, 130] as const
export const HEADLINE_WEIGHT = [300, 900] as const
export const HEADLINE_WIDTH = [75, 125] as const
export const TRACKING = [-60, 40] as const
export const LEADING = [90, 130] as const
export const AIR = [60, 150] as const
export const CORNER = [0, 32] as const
export const RULE = [0, 6] as const
/** Hairlines, pixels; the weight of what is strong in running text. */
export const LINE = [1, 3] as const
export const STRONG = [500, 800] as const
export const PAGE_WIDTH = [960, 1920] as const

/** Typefaces of an owner's own: how large a file may be, how much may be in it, how many a look has, and how long a name is. */
export const MOST_FACE_BYTES = 300 * 1024
export const MOST_FACE_UNPACKED = 8 * 1024 * 1024
export const MOST_FACES = 6
export const LONGEST_FACE_NAME = 40

/** The width of the box in which a boxed page stands (theme, §3). */
export const BOX_WIDTH = 1200

/** Looks that were published and are kept, newest first. */
export const MOST_KEPT = 30
