import { expect, test } from 'vitest'
import { countsWords, countWords } from './kind-words'

test('records are counted in words; nothing is left out but what is not there', () => {
  const none = { kind: 'emails', count: 0 }
  expect(countsWords([{ kind: 'messages', count: 2 }, none, { kind: 'reviews', count: 1 }])).toBe('2 messages, 1 review')
  expect(countsWords([none])).toBe('')
  expect(countWords({ kind: 'bookings', count: 3 })).toBe('3 bookings')
})
