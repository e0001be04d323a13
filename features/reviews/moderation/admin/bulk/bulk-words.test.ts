import { expect, test } from 'vitest'
import { bulkWords } from './bulk-words'

test.each([
  ['approve', 1, 0, 'One review approved.'],
  ['reject', 12, 0, '12 reviews rejected.'],
  ['spam', 2, 1, '2 reviews marked as spam. One was left as it was, because somebody else has just decided about it.'],
  ['reopen', 3, 2, '3 reviews moved back to waiting. 2 were left as they were, because somebody else has just decided about them.'],
  ['approve', 0, 1, 'No reviews were changed. One was left as it was, because somebody else has just decided about it.'],
] as const)('%s of %i with %i left: %s', (decision, moved, left, words) => {
  expect(bulkWords(decision, moved, left)).toBe(words)
})
