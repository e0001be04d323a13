import type { Plural } from './texts'

/** Where the site is at home: the language that it writes numbers and dates in, and the zone of its calendar (decisions, §2). */
export type SiteLocale = { readonly language: string; readonly timeZone: string }

let place: SiteLocale = { language: 'en', timeZone: 'UTC' }

export const placeNow = (): SiteLocale => place

/** There is one site in a process, and one in a page. */
export const setLocale = (next: SiteLocale): void => {
  place = next
}

/** A format that follows the site. It costs much to make, so it is kept for as long as the site stays where it is. */
export function formatAt<Format>(make: (place: SiteLocale) => Format): () => Format {
  let kept: { readonly at: SiteLocale; readonly format: Format } | undefined
  return () => {
    if (kept?.at !== place) kept = { at: place, format: make(place) }
    return kept.format
  }
}

/** English of no country: `12 June 2026`, which nobody reads the wrong way round. */
const WORLD_ENGLISH = 'en-001'

/** Where a language is not known, plain English holds, and not the language of the machine. */
export const languagesOf = ({ language }: Pick<SiteLocale, 'language'>): string[] => [
  language === 'en' ? WORLD_ENGLISH : language,
  WORLD_ENGLISH,
]

/** A date in a style, in the language and the zone of the site. */
export const dateFormat = (style: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
  formatAt((at) => new Intl.DateTimeFormat(languagesOf(at), { timeZone: at.timeZone, ...style }))

const decimals = /* @__PURE__ */ formatAt(
  (at) => new Intl.NumberFormat(languagesOf(at), { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

/** "4.9", as the site writes it. */
export const decimal = (value: number): string => decimals().format(value)

const plain = /* @__PURE__ */ formatAt((at) => new Intl.NumberFormat(languagesOf(at)))

/** "1,200", as the site writes it. */
export const formatNumber = (value: number): string => plain().format(value)

/** A text with its gaps filled: `say('{shown} of {total}', { shown: 12, total: 1200 })` is "12 of 1,200". */
export const say = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? formatNumber(value) : (value ?? gap)
  })

const ways = /* @__PURE__ */ formatAt((at) => new Intl.PluralRules(languagesOf(at)))

/** A text that counts, in the way in which the site's language counts so many: `{count}` is how many. */
export const counted = (plural: Plural, count: number, values?: Readonly<Record<string, string | number>>): string =>
  say(plural[ways().select(count)] || plural.other, { count, ...values })
