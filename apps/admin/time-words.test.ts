import { setLocale } from '@frontage/kit/say'
import { exactTime } from '@frontage/kit/zone'
import { beforeAll, expect, test } from 'vitest'
import { greeting, hourOf, timeWords } from './time-words'

beforeAll(() => setLocale({ language: 'en', timeZone: 'Pacific/Auckland' }))

const now = new Date('2026-11-21T13:00:00+13:00')

test.each([
  [new Date('2026-11-21T12:59:40+13:00'), 'just now'],
  [new Date('2026-11-21T12:40:00+13:00'), '20 minutes ago'],
  [new Date('2026-11-21T08:30:00+13:00'), '4 hours ago'],
  [new Date('2026-11-20T23:00:00+13:00'), 'yesterday'],
  [new Date('2026-11-18T09:00:00+13:00'), '3 days ago'],
  [new Date('2026-05-03T09:00:00+12:00'), '3 May 2026'],
])('%s is %s', (at, words) => {
  expect(timeWords(at, now)).toBe(words)
})

test('a clock that is ahead says just now', () => {
  expect(timeWords(new Date('2026-11-21T13:05:00+13:00'), now)).toBe('just now')
})

test.each([
  [3, 'Good evening'],
  [7, 'Good morning'],
  [12, 'Good afternoon'],
  [19, 'Good evening'],
])('at %i it is %s', (hour, words) => {
  expect(greeting(hour)).toBe(words)
})

test('the exact time is that of the site, and says so', () => {
  const at = new Date('2026-11-20T20:05:00Z')
  expect(exactTime(at)).toBe('Saturday, 21 November 2026 at 9:05 am (New Zealand Time)')
  expect(hourOf(at)).toBe(9)
})
