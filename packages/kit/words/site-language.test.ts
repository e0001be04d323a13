import { expect, test } from 'vitest'
import { firstLanguageOf } from './site-language'

test.each([
  ['de-DE', 'Europe/Berlin', 'de'],
  ['de-AT', 'Europe/Vienna', 'de-AT'],
  ['en-NZ', 'Pacific/Auckland', 'en-NZ'],
  ['en-gb', 'Europe/London', 'en-GB'],
  ['en-IN', 'Asia/Kolkata', 'en'],
  ['en-US', 'Europe/London', 'en'],
  ['en-US', 'America/Chicago', 'en-US'],
  ['fr-FR', 'Europe/Paris', undefined],
  ['den-CA', 'America/Yellowknife', undefined],
  ['', '', undefined],
])('a browser in %s in %s begins a site in %s', (browser, timeZone, language) => {
  expect(firstLanguageOf(browser, timeZone)).toBe(language)
})
