import { expect, test } from 'vitest'
import { bulkWords } from './bulk-words'
import { portionsOf, stillShown, toggled } from './chosen'

test('what has left the list is no longer chosen', () => {
  expect(stillShown(new Set([3, 9, 1]), [1, 2, 3])).toEqual([1, 3])
})

test('a tick is set and taken away', () => {
  const one = toggled(new Set(), 4)
  expect([...one]).toEqual([4])
  expect([...toggled(one, 4)]).toEqual([])
})

test('a call takes at most a hundred', () => {
  const ids = Array.from({ length: 230 }, (_, place) => place)
  expect(portionsOf(ids).map((portion) => portion.length)).toEqual([100, 100, 30])
  expect(portionsOf([])).toEqual([])
})

test.each([
  ['approve', 1, 0, 'One review approved.'],
  ['reject', 12, 0, '12 reviews rejected.'],
  ['spam', 2, 1, '2 reviews marked as spam. One stays as it was: somebody else has just decided about it.'],
  ['reopen', 3, 2, '3 reviews put back into the queue. 2 stay as they were: somebody else has just decided about them.'],
  ['approve', 0, 1, 'Nothing was changed. One stays as it was: somebody else has just decided about it.'],
] as const)('%s of %i with %i left: %s', (decision, moved, left, words) => {
  expect(bulkWords(decision, moved, left)).toBe(words)
})
