import { expect, test } from 'vitest'
import { removedWords } from './delete-words'

test.each([
  [1, 1, 'One review moved to trash.'],
  [12, 12, '12 reviews moved to trash.'],
  [2, 3, '2 reviews moved to trash. One was not here any more, or visible to visitors again.'],
  [0, 2, 'No reviews were moved. 2 were not here any more, or visible to visitors again.'],
])('%i of %i: %s', (removed, asked, words) => {
  expect(removedWords(removed, asked)).toBe(words)
})
