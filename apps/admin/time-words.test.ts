import { expect, test } from 'vitest'
import { greeting, timeWords } from './time-words'

const now = new Date(2026, 10, 21, 13, 0)

test.each([
  [new Date(2026, 10, 21, 12, 59, 40), 'just now'],
  [new Date(2026, 10, 21, 12, 40), '20 minutes ago'],
  [new Date(2026, 10, 21, 8, 30), '4 hours ago'],
  [new Date(2026, 10, 20, 23, 0), 'yesterday'],
  [new Date(2026, 10, 18, 9, 0), '3 days ago'],
  [new Date(2026, 4, 3, 9, 0), '3 May 2026'],
])('%s is %s', (at, words) => {
  expect(timeWords(at, now)).toBe(words)
})

test('a clock that is ahead says just now', () => {
  expect(timeWords(new Date(2026, 10, 21, 13, 5), now)).toBe('just now')
})

test.each([
  [3, 'Good evening'],
  [7, 'Good morning'],
  [12, 'Good afternoon'],
  [19, 'Good evening'],
])('at %i it is %s', (hour, words) => {
  expect(greeting(hour)).toBe(words)
})
