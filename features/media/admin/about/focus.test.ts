import { expect, test } from 'vitest'
import { focusAt, focusBy } from './focus'

const box = { left: 100, top: 50, width: 400, height: 200 }

test('P04: a click says what has to stay in sight, whatever the size on the screen', () => {
  expect(focusAt(box, 200, 200)).toEqual([25, 75])
  expect(focusAt(box, 0, 900)).toEqual([0, 100])
})

test('P04: arrow keys move it by five per cent, with shift by one, and never out of the picture', () => {
  expect(focusBy([50, 50], { key: 'ArrowLeft', shiftKey: false })).toEqual([45, 50])
  expect(focusBy([50, 50], { key: 'ArrowDown', shiftKey: true })).toEqual([50, 51])
  expect(focusBy([98, 2], { key: 'ArrowRight', shiftKey: false })).toEqual([100, 2])
  expect(focusBy([98, 2], { key: 'ArrowUp', shiftKey: false })).toEqual([98, 0])
  expect(focusBy([50, 50], { key: 'Enter', shiftKey: false })).toBeUndefined()
})
