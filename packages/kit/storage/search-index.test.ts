import { expect, test } from 'vitest'
import { indexQueryOf } from './search-index.server'

test('R14: the index is asked for letters in threes, and nothing in a search is a command to it', () => {
  expect(indexQueryOf('Dècks')).toBe('"dec" AND "eck" AND "cks"')
  expect(indexQueryOf('a" OR')).toBe('"a"" " AND """ o" AND " or"')
  expect(indexQueryOf('东京')).toBeUndefined()
  expect(indexQueryOf('a\0b')).toBeUndefined()
  expect(indexQueryOf('%'.repeat(10_240))).toBe('"%%%"')
})
