import { expect, test } from 'vitest'
import { idsBetween, moved, stepsBetween, stepsTo } from './order'

test('P09: one thing moves, the others keep their order, and nothing leaves the list', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c'])
  const list = ['a', 'b']
  expect(moved(list, 0, -1)).toBe(list)
  expect(moved(list, 1, 9)).toBe(list)
})

test('P09: a move is told as the new order of what it passes, long ways in several steps', () => {
  expect(stepsTo([1, 2, 3, 4], 0, 2)).toEqual([{ ids: [2, 3, 1], was: [1, 2, 3] }])
  expect(stepsTo([1, 2, 3, 4], 3, 2)).toEqual([{ ids: [4, 3], was: [3, 4] }])
  expect(stepsTo([1, 2], 1, 1)).toEqual([])
  expect(stepsTo([1, 2, 3, 4, 5], 4, 0, 3)).toEqual([
    { ids: [5, 3, 4], was: [3, 4, 5] },
    { ids: [5, 1, 2], was: [1, 2, 5] },
  ])
})

test('an order is kept over another one in one call, or item by item where they are many', () => {
  expect(stepsBetween([3, 1, 2], [1, 2, 3, 9])).toEqual([{ ids: [1, 2, 3], was: [3, 1, 2] }])
  expect(stepsBetween([3, 1, 2], [1, 3, 2], 2)).toEqual([{ ids: [1, 3], was: [3, 1] }])
})

test('two orders are compared from the first to the last of what was moved', () => {
  expect(idsBetween(new Set([1, 2]), [2, 3, 1, 4], [2, 1, 3, 4])).toEqual(new Set([2, 3, 1]))
  expect(idsBetween(new Set([9]), [1, 2], [1, 9])).toEqual(new Set([9]))
})
