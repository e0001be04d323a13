import { expect, test } from 'vitest'
import { type Crop, isCrop, WHOLE } from '../../crop'
import { corners, coverOf, dragged, moved, shapedAs, wayOf } from './crop-box'

const photo = { width: 900, height: 600 }

test('a crop is moved within its picture', () => {
  expect(moved([100, 100, 500, 500], 50, -20)).toEqual([150, 80, 500, 500])
  expect(moved([100, 100, 500, 500], 900, -900)).toEqual([500, 0, 500, 500])
})

test('a corner is dragged while the one across from it stays', () => {
  expect(dragged([100, 100, 500, 500], 'bottom-right', 100, -50)).toEqual([100, 100, 600, 450])
  expect(dragged([100, 100, 500, 500], 'top-left', 100, -50)).toEqual([200, 50, 400, 550])
  for (const corner of corners) for (const way of [-2000, 2000]) expect(isCrop(dragged([300, 300, 400, 400], corner, way, way))).toBe(true)
})

test('a shape is as large as there is room, keeps its ratio while it is dragged, and stays within', () => {
  const square = shapedAs(1, WHOLE, photo)
  expect(square).toEqual([167, 0, 667, 1000])
  const smaller = dragged(square, 'bottom-right', -200, 0, 1 / 1.5)
  expect((smaller[2] * photo.width) / (smaller[3] * photo.height)).toBeCloseTo(1, 1)
  expect(shapedAs(16 / 9, [600, 600, 400, 400], photo).every((share) => share >= 0)).toBe(true)
  expect(isCrop(shapedAs(16 / 9, [600, 600, 400, 400], photo))).toBe(true)
})

test('arrow keys move by two per cent, with Shift by half of one', () => {
  expect(wayOf({ key: 'ArrowLeft', shiftKey: false })).toEqual([-20, 0])
  expect(wayOf({ key: 'ArrowDown', shiftKey: true })).toEqual([0, 5])
  expect(wayOf({ key: 'a', shiftKey: false })).toBeUndefined()
})

test('a hole is filled with the crop, cut around the focal point', () => {
  const crop: Crop = [500, 0, 500, 1000]
  expect(coverOf(WHOLE, photo, { width: 90, height: 60 }, [50, 50])).toEqual({ width: 90, left: 0, top: 0 })
  expect(coverOf(crop, photo, { width: 60, height: 60 }, [50, 100])).toEqual({ width: 120, left: -60, top: -20 })
})
