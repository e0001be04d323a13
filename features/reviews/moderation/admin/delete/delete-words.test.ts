import { expect, test } from 'vitest'
import { deletedWords, deletingWords } from './delete-words'

test.each([
  [1, 1, 'One review deleted for good.'],
  [12, 12, '12 reviews deleted for good.'],
  [2, 3, '2 reviews deleted for good. One was not here any more, or visible to visitors again.'],
  [0, 2, 'No reviews were deleted. 2 were not here any more, or visible to visitors again.'],
])('%i of %i: %s', (deleted, asked, words) => {
  expect(deletedWords(deleted, asked)).toBe(words)
})

test('one review is this one, several are counted', () => {
  expect(deletingWords(1)).toMatch(/^This review is deleted .* still hold it\.$/)
  expect(deletingWords(2)).toMatch(/^These 2 reviews are deleted .* still hold them\.$/)
})
