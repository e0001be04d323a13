/** A town with its postcode, as somebody writes them in one line, in the order of their country. */
export type Town = { readonly city: string; readonly postcode: string }

/** `7010`, `SE1 9GF`, `D02 AF30`, `1011 AB`, `12345-678`: digits, with letters only where a digit is among them. */
const behind =
  /^(.*?)[\s,]+((?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})|(?:[A-Z]\d[A-Z]\s?\d[A-Z]\d)|(?:[A-Z]\d\d\s?[A-Z\d]{4})|\d{3,6}(?:-\d{3,4})?)$/i
const before = /^((?:[A-Z]{1,2}-)?\d{3,6}(?:\s[A-Z]{2})?)[\s,]+(.+)$/i

/** `Nelson 7010` and `10115 Berlin` alike; what has no postcode is a town. */
export function townIn(line: string): Town {
  const text = line.trim()
  const last = behind.exec(text)
  if (last?.[1]) return { city: last[1].trim(), postcode: last[2] ?? '' }
  const first = before.exec(text)
  return first ? { city: first[2] ?? '', postcode: first[1] ?? '' } : { city: text, postcode: '' }
}

/** In one line again: the postcode first where German is spoken. */
export const townLine = ({ city, postcode }: Town, language: string): string =>
  (/^(?:de|fr|it|es|nl|da|sv|fi|no|nb|pl|cs)\b/.test(language) ? [postcode, city] : [city, postcode]).filter(Boolean).join(' ')
