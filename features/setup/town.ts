/** A town with its postcode, as somebody writes them in one line, in the order of their country. */
export type Town = { readonly city: string; readonly postcode: string }

/** `7010`, `D-80331`, `12345-678`, `SE1 9GF`, `M5V 2T6`, `D02 AF30`, `1011 AB`: what a postcode can be, whole. */
const postcodes = [
  /^(?:[A-Z]{1,2}-)?\d{3,6}(?:-\d{3,4})?$/i,
  /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  /^[A-Z]\d\d ?[A-Z\d]{4}$/i,
  /^\d{4} [A-Z]{2}$/i,
]
const isPostcode = (words: readonly string[]): boolean => words.length > 0 && postcodes.some((one) => one.test(words.join(' ')))

/** `Nelson 7010` and `10115 Berlin` alike; what has no postcode is a town. */
export function townIn(line: string): Town {
  const words = line.split(/[\s,]/).filter(Boolean)
  for (const count of [2, 1]) {
    if (words.length <= count) continue
    const [first, last] = [words.slice(0, count), words.slice(-count)]
    if (isPostcode(last)) return { city: words.slice(0, -count).join(' '), postcode: last.join(' ') }
    if (isPostcode(first)) return { city: words.slice(count).join(' '), postcode: first.join(' ') }
  }
  return { city: line.trim(), postcode: '' }
}

/** In one line again: the postcode first where German is spoken. */
export const townLine = ({ city, postcode }: Town, language: string): string =>
  (/^(?:de|fr|it|es|nl|da|sv|fi|no|nb|pl|cs)\b/.test(language) ? [postcode, city] : [city, postcode]).filter(Boolean).join(' ')
