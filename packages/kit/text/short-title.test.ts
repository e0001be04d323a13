import { expect, test } from 'vitest'
import { shortTitle } from './short-title'

test('a title loses the name of the business behind it, and nothing else', () => {
  expect(shortTitle('Contact – Tussock', 'Tussock')).toBe('Contact')
  expect(shortTitle('Tussock', 'Tussock')).toBe('Tussock')
  expect(shortTitle('Tussock in the wind', 'Tussock')).toBe('Tussock in the wind')
  expect(shortTitle('Contact', '')).toBe('Contact')
})
