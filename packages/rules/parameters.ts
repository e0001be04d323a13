/** A number as forms write it: no plus sign, no trailing dot, no unit, no other notation. */
const number = /^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+|)$/i

export const isNumber = (text: string): boolean => number.test(text)

/** A parameter as text, whatever it is; what neither is text nor a number says nothing. */
export const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** The number that a parameter or a text is, else NaN, with which no comparison is true: such a limit limits nothing. */
export function numberOf(value: unknown): number {
  const text = textOf(value)
  return isNumber(text) ? Number(text) : Number.NaN
}

/** A limit for counting: whole, as "5.9" letters are 5. */
export const countOf = (value: unknown): number => Math.trunc(numberOf(value))

/** The number that a text begins with, else NaN: "10 kg" is 10. */
export const leadingNumberOf = (value: unknown): number =>
  Number(/^\s*[+-]?(?:\d+\.\d*|\d+|\.\d+)(?:e[+-]?\d+|)/i.exec(textOf(value))?.[0] ?? Number.NaN)

/** A list as texts; a single text is a list of one. As on the servers of such forms, yes is "1", no and nothing are "". */
export function listOf(value: unknown): string[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value]
  return items.map((item) => (item === true ? '1' : textOf(item)))
}

/** The sum of all, 0 for none. */
export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)
