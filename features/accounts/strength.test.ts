import { expect, test } from 'vitest'
import { strengthOf } from './strength'

test.each([
  ['', 0],
  ['tide', 1],
  ['1234567890', 1],
  ['gracewalker1', 1],
  ['wet kelp 72', 2],
  ['the kelp was cold today', 3],
])('%j is at step %i', (password, step) => {
  expect(strengthOf(password, ['Grace Walker']).step).toBe(step)
})

test('says how many characters are missing', () => {
  expect(strengthOf('ninechars', []).words).toBe('1 more character, please.')
})
