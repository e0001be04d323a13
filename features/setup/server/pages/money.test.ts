import { expect, test } from 'vitest'
import { wordsIn } from './language'
import { currencyOf, priceText } from './money'

test.each([
  ['45', 'NZD', 'en', '$45'],
  ['45.5', 'NZD', 'en', '$45.50'],
  ['from 45', 'GBP', 'en', 'from £45'],
  ['ab 45,50', 'EUR', 'de', 'ab 45,50 €'],
  ['45', '', 'en', '45'],
])('%s in %s is shown as such where %s is spoken', (typed, currency, language, shown) =>
  expect(priceText(typed, { currency, language }, wordsIn(language)).replace('\u00a0', ' ')).toBe(shown),
)

test('what is paid with follows from the time zone where that is certain', () => {
  expect(['Pacific/Auckland', 'Europe/Berlin', 'Europe/London', 'UTC'].map(currencyOf)).toEqual(['NZD', 'EUR', 'GBP', ''])
})
