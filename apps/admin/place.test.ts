import { expect, test } from 'vitest'
import { englishOf } from './place'

test.each([
  ['en', ['en-US'], 'en'],
  ['en-AU', ['en-US'], 'en-AU'],
  ['de', ['de-DE', 'en-GB', 'en'], 'en-GB'],
  ['eno', ['de'], 'en'],
])('the admin of a site in %s, in a browser that wants %s, writes dates in %s', (site, browser, english) => {
  expect(englishOf([site, ...browser])).toBe(english)
})
