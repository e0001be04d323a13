import { expect, test } from 'vitest'
import { numberIn } from './amount'

const seconds = { control: 'number', least: 0.1, most: 10, hasDecimals: true } as const

test('a number that is half typed counts as far as it goes; an empty field is the least, or none', () => {
  expect(['0', '0.', '0.6'].map((typed) => numberIn(typed, seconds))).toEqual([0, 0, 0.6])
  expect([numberIn(0.6, seconds), numberIn('', seconds), numberIn('-', seconds)]).toEqual([0.6, 0.1, 0.1])
  expect([numberIn('', { ...seconds, control: 'limit' }), numberIn('3', { ...seconds, control: 'limit' })]).toEqual([null, 3])
})
