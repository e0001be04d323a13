/** Signs that turn the direction of the letters behind them, up to the end of their paragraph. */
const overrides = /[\u202d\u202e]/g
const all = /[\u202a-\u202e\u2066-\u2069]/g

/** A text of several paragraphs, each of them a block: what would make "evil" of "live" is left out. */
export const withoutOverrides = (text: string): string => text.replace(overrides, '')

/** Words on a line with others: nothing in them reaches beyond them. */
export const withoutTurning = (text: string): string => text.replace(all, '')
