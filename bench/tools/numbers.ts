/** The middle of some measurements; of an even number the lower of the two in the middle. */
export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? NaN

const plain = (digits: number) => new Intl.NumberFormat('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })

/** `1,234.50`; a dash for what could not be measured. */
export const say = (value: number, digits = 0): string => (Number.isFinite(value) ? plain(digits).format(value) : '–')

/** The lowest and the highest. */
export const range = (values: readonly number[], digits = 0): string =>
  `${say(Math.min(...values), digits)} to ${say(Math.max(...values), digits)}`
