import { fill } from './build'
import type { PageWords } from './page-words'

const zones: readonly (readonly [zone: RegExp, currency: string])[] = [
  [/^Pacific\/(?:Auckland|Chatham)$/, 'NZD'],
  [/^Australia\//, 'AUD'],
  [/^Europe\/(?:London|Jersey|Guernsey|Isle_of_Man|Belfast)$/, 'GBP'],
  [/^Europe\/(?:Zurich|Vaduz)$/, 'CHF'],
  [/^Europe\/Stockholm$/, 'SEK'],
  [/^Europe\/Oslo$/, 'NOK'],
  [/^Europe\/Copenhagen$/, 'DKK'],
  [/^Europe\/Warsaw$/, 'PLN'],
  [/^Europe\/Prague$/, 'CZK'],
  [/^Europe\/Budapest$/, 'HUF'],
  [/^Europe\/Bucharest$/, 'RON'],
  [/^Europe\/Istanbul$/, 'TRY'],
  [/^Europe\/(?:Kiev|Kyiv)$/, 'UAH'],
  [/^Europe\/(?:Amsterdam|Andorra|Athens|Berlin|Bratislava|Brussels|Busingen|Dublin|Helsinki|Lisbon|Ljubljana|Luxembourg|Madrid)$/, 'EUR'],
  [/^Europe\/(?:Malta|Monaco|Paris|Podgorica|Riga|Rome|San_Marino|Sofia|Tallinn|Vatican|Vienna|Vilnius|Zagreb)$/, 'EUR'],
  [
    /^America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Juneau)$|^America\/(?:Indiana|Kentucky)\/|^Pacific\/Honolulu$/,
    'USD',
  ],
  [/^America\/(?:Toronto|Vancouver|Edmonton|Winnipeg|Halifax|Regina|St_Johns|Whitehorse|Montreal)$/, 'CAD'],
  [/^America\/Mexico_City$/, 'MXN'],
  [/^America\/Sao_Paulo$/, 'BRL'],
  [/^Africa\/Johannesburg$/, 'ZAR'],
  [/^Asia\/(?:Kolkata|Calcutta)$/, 'INR'],
  [/^Asia\/Tokyo$/, 'JPY'],
  [/^Asia\/Singapore$/, 'SGD'],
  [/^Asia\/Hong_Kong$/, 'HKD'],
  [/^Asia\/(?:Jerusalem|Tel_Aviv)$/, 'ILS'],
  [/^Asia\/Dubai$/, 'AED'],
]

/** What is paid with where this time zone holds, as ISO 4217; empty where that is not certain. */
export const currencyOf = (timeZone: string): string => zones.find(([zone]) => zone.test(timeZone))?.[1] ?? ''

/** A price as its page shows it: `45` as “$45”, `from 45.5` as “from $45.50”. */
export function priceText(
  typed: string,
  { currency, language }: { readonly currency: string; readonly language: string },
  words: PageWords,
): string {
  const amount = Number(/\d+(?:[.,]\d+)?/.exec(typed)?.[0].replace(',', '.') ?? Number.NaN)
  if (Number.isNaN(amount)) return typed.trim()
  const digits = Number.isInteger(amount) ? 0 : 2
  const style = currency ? ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const) : {}
  const price = new Intl.NumberFormat(language, { ...style, minimumFractionDigits: digits, maximumFractionDigits: digits }).format(amount)
  return /^(?:from|ab)\b/i.test(typed.trim()) ? fill(words.from, { price }) : price
}
