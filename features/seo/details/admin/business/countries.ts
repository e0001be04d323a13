import { formatAt, languagesOf } from '@frontage/kit/say'

/** What has a code and a name, and is no country: groups of countries, parts of one, and codes for trying out. */
const others = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '))

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes that were given up lead to those that came after them. */
const isToday = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code
const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => !others.has(code) && isToday(code))

/** Every country by its code of two letters, with its name, in the order of their names. */
export const countries = formatAt((at) => {
  const names = new Intl.DisplayNames(languagesOf(at), { type: 'region', fallback: 'none' })
  const { compare } = new Intl.Collator(languagesOf(at))
  return codes
    .map((value) => ({ value, label: names.of(value) ?? '' }))
    .filter(({ label }) => label !== '')
    .sort((a, b) => compare(a.label, b.label))
})
