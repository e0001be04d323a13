import { expect, test } from 'vitest'
import { strengthWords } from './messages.strength'
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
  const said = (password: string): string => {
    const { verdict, count } = strengthOf(password, [])
    return strengthWords[verdict](count)
  }
  expect(['ninechars', 'eight ch', ''].map(said)).toEqual([
    '1 more character, please.',
    '2 more characters, please.',
    'Use at least 10 characters. A short sentence works well.',
  ])
})
