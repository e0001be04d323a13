import { expect, test } from 'vitest'
import { pagesAround } from './pages-around'

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 10, '1 2 gap 10'],
  [2, 10, '1 2 3 gap 10'],
  [3, 10, '1 2 3 4 gap 10'],
  [4, 10, '1 2 3 4 5 gap 10'],
  [5, 10, '1 gap 4 5 6 gap 10'],
  [9, 10, '1 gap 8 9 10'],
  [10, 10, '1 gap 9 10'],
  [12, 10, '1 gap 10'],
])('R13: around page %i of %i stand %s', (current, last, expected) => {
  expect(pagesAround(current, last).join(' ')).toBe(expected)
})
