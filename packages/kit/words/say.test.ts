import { afterEach, expect, test } from 'vitest'
import { todayAt } from '../time/clock'
import { formatAt, languagesOf, placeNow, say, setLocale } from './say'

const home = placeNow()
afterEach(() => setLocale(home))

test('numbers in texts are written as the site writes them', () => {
  const shown = () => say('{shown} of {total}', { shown: 12, total: 1200 })
  expect(shown()).toBe('12 of 1,200')
  setLocale({ ...home, language: 'de' })
  expect(shown()).toBe('12 of 1.200')
})

test('a day begins when it does where the business is', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  setLocale({ ...home, timeZone: 'Pacific/Auckland' })
  expect(todayAt(now)).toBe('2026-11-22')
  setLocale({ ...home, timeZone: 'Europe/London' })
  expect(todayAt(now)).toBe('2026-11-21')
})

test('a format is made once for a place', () => {
  let made = 0
  const format = formatAt(() => made++)
  format()
  format()
  setLocale({ ...home, language: 'he' })
  format()
  expect(made).toBe(2)
})

test('where a language is not known, the usual one holds', () => {
  expect(new Intl.NumberFormat(languagesOf({ ...home, language: 'xx' })).resolvedOptions().locale).toBe('en-001')
})
