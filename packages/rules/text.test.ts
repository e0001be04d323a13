import { expect, test } from 'vitest'
import { lengthOf, trim } from './text'
import { withScheme } from './with-scheme'

test.each([
  ['example.com', 'http://example.com'],
  [' www.example.com/a ', 'http://www.example.com/a'],
  ['//cdn.example.com', 'http://cdn.example.com'],
  ['https://example.com', 'https://example.com'],
  ['example.com:80', 'example.com:80'],
  ['mailto:a@b.co', 'mailto:a@b.co'],
  ['example', 'example'],
  ['', ''],
])('F04: %s becomes %s', (typed, address) => expect(withScheme(typed)).toBe(address))

test.each([
  ['Kia ora', 7],
  ['a\r\nb', 3],
  ['a\rb\nc', 5],
  ['😀', 2],
])('F05: %j counts as %i', (text, length) => expect(lengthOf(text)).toBe(length))

test('F03: white space of every kind is trimmed, inside it stays', () => {
  const spaces = '\t\n\v\f\r \u0085\u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
  expect(trim(`${spaces}a${spaces}b${spaces}`)).toBe(`a${spaces}b`)
})
