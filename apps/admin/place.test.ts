import { expect, test } from 'vitest'
import { localeOf } from './place'

test.each([
  ['en', 'en', ['en-US'], 'en'],
  ['en', 'en-AU', ['en-US'], 'en-AU'],
  ['en', 'de', ['de-DE', 'en-GB', 'en'], 'en-GB'],
  ['en', 'eno', ['de'], 'en'],
  ['de', 'de-CH', ['de-DE'], 'de-CH'],
  ['de', 'en-NZ', ['en-NZ', 'de-AT', 'de'], 'de-AT'],
  ['de', 'en-NZ', ['en-NZ'], 'de'],
])('the admin in %s, of a site in %s, in a browser that wants %s, writes dates in %s', (reads, site, browser, locale) => {
  expect(localeOf(reads, [site, ...browser])).toBe(locale)
})
