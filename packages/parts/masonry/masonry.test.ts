import { expect, test } from 'vitest'
import { columnsOf, placesOf } from './masonry'

const rounded = (value: number): number => Math.round(value * 100) / 100

test.each([
  [2, 320, 1, 310],
  [2, 480, 2, 210],
  [2, 768, 2, 354],
  [2, 1200, 2, 570],
  [3, 360, 1, 350],
  [3, 600, 2, 270],
  [3, 768, 3, 229.33],
  [3, 992, 3, 304],
  [3, 1200, 3, 373.33],
  [4, 600, 2, 270],
  [4, 768, 3, 229.33],
  [4, 992, 4, 223],
  [4, 1200, 4, 275],
  [5, 768, 3, 229.33],
  [5, 992, 4, 223],
  [5, 1140, 5, 204],
  [5, 1440, 5, 264],
  [1, 320, 1, 320],
  [1, 1200, 1, 1200],
  [2, 230, 1, 230],
])('R09: at most %i columns in %i pixels are %i of %d', (most, wall, count, width) => {
  const columns = columnsOf(wall, most)
  expect([columns.count, rounded(columns.width)]).toEqual([count, width])
})

test('R09: there are never more columns than wanted', () => {
  for (let wall = 200; wall < 4000; wall += 7)
    for (const most of [1, 2, 3, 4, 5, 6]) expect(columnsOf(wall, most).count).toBeLessThanOrEqual(most)
})

const three = { count: 3, width: 200, gutter: 20 }

test('R09: each item goes into the shortest column, the first of equals, in its order', () => {
  const { places, height } = placesOf(three, [100, 50, 50, 30, 10], 20)
  expect(places).toEqual([
    { column: 0, left: 20, top: 0 },
    { column: 1, left: 240, top: 0 },
    { column: 2, left: 460, top: 0 },
    { column: 1, left: 240, top: 70 },
    { column: 2, left: 460, top: 70 },
  ])
  expect(height).toBe(100)
})

test('R09: fewer items than columns stand in the middle', () => {
  expect(placesOf(three, [10], 0).places).toEqual([{ column: 0, left: 240, top: 0 }])
  expect(placesOf(three, [10, 20], 0).places.map(({ left }) => left)).toEqual([130, 350])
})

test('an item that grows pushes down its own column only', () => {
  const before = placesOf(three, [10, 10, 10, 10, 10, 10], 0).places
  const after = placesOf(
    three,
    [99, 10, 10, 10, 10, 10],
    0,
    before.map(({ column }) => column),
  ).places
  expect(after.map(({ left }) => left)).toEqual(before.map(({ left }) => left))
  expect(after.map(({ top }) => top)).toEqual([0, 0, 0, 99, 10, 10])
})

test('an empty wall has no height', () => {
  expect(placesOf(three, [], 20)).toEqual({ places: [], height: 0 })
})
