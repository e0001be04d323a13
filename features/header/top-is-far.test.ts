import { expect, test } from 'vitest'
import { topIsFarAfter } from './top-is-far'

test.each([
  [undefined, 300],
  [0, 300],
  [80, 180],
])('T05: with a header of %s pixels the button comes in after %d', (height, after) => expect(topIsFarAfter(height)).toBe(after))
