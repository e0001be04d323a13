import { expect, test } from 'vitest'
import { nextResult } from './live'

test.each([
  [-1, 'ArrowDown', 3, 0],
  [2, 'ArrowDown', 3, -1],
  [-1, 'ArrowUp', 3, 2],
  [0, 'ArrowUp', 3, -1],
  [-1, 'ArrowDown', 0, -1],
  [1, 'a', 3, 1],
] as const)('T03: from result %d the key %s of %d leads to %d', (at, key, count, to) => expect(nextResult(at, key, count)).toBe(to))
