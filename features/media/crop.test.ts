import { expect, test } from 'vitest'
import { focusUnder, isCrop, isWhole, pixelsOf, WHOLE } from './crop'

test('a crop lies within its picture and leaves something of it', () => {
  expect([WHOLE, [0, 0, 50, 1000], [500, 250, 500, 750]].every((crop) => isCrop(crop as never))).toBe(true)
  expect(
    [
      [-1, 0, 500, 500],
      [0, 0, 49, 500],
      [501, 0, 500, 500],
      [0, 900, 500, 101],
    ].some((crop) => isCrop(crop as never)),
  ).toBe(false)
  expect(isWhole([0, 0, 1000, 1000])).toBe(true)
  expect(isWhole([0, 0, 1000, 999])).toBe(false)
})

test('pixels never leave the picture, however small it is', () => {
  expect(pixelsOf([250, 100, 500, 800], { width: 400, height: 200 })).toEqual({ left: 100, top: 20, width: 200, height: 160 })
  expect(pixelsOf([950, 950, 50, 50], { width: 3, height: 1 })).toEqual({ left: 2, top: 0, width: 1, height: 1 })
})

test('the focal point stays at the same spot under another crop', () => {
  expect(focusUnder([500, 0, 500, 1000], WHOLE, [75, 50])).toEqual([50, 50])
  expect(focusUnder(WHOLE, [500, 0, 500, 1000], [50, 50])).toEqual([75, 50])
  expect(focusUnder([500, 0, 500, 500], WHOLE, [10, 90])).toEqual([0, 100])
})
