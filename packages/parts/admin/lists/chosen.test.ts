import { expect, test } from 'vitest'
import { portionsOf, stillShown, toggled } from './chosen'

test('what has left the list is no longer chosen', () => {
  expect(stillShown(new Set([3, 9, 1]), [1, 2, 3])).toEqual([1, 3])
})

test('a tick is set and taken away', () => {
  const one = toggled(new Set(), 4)
  expect([...one]).toEqual([4])
  expect([...toggled(one, 4)]).toEqual([])
})

test('a call takes at most a hundred', () => {
  const ids = Array.from({ length: 230 }, (_, place) => place)
  expect(portionsOf(ids).map((portion) => portion.length)).toEqual([100, 100, 30])
  expect(portionsOf([])).toEqual([])
})
