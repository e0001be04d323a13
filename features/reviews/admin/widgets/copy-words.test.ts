import { expect, test } from 'vitest'
import { copyOf } from './copy-words'

test('a copy says so, and its name is not too long', () => {
  expect(copyOf('Badge')).toBe('Badge, copy')
  expect(copyOf('x'.repeat(200))).toHaveLength(200)
})
