import { expect, test } from 'vitest'
import { pathOfTitle } from './path-of-title'

test.each([
  ['About us', '/about-us'],
  ['Ngā mihi: who’s who?', '/nga-mihi-whos-who'],
  ['  ', '/page'],
  ['Ünser / Team', '/unser-team'],
  ['Große ＣＡＦÉＳ', '/gro-e-cafes'],
  ['x'.repeat(90), `/${'x'.repeat(80)}`],
])('a page called %s begins at %s', (title, path) => {
  expect(pathOfTitle(title)).toBe(path)
})

test('a path that is taken gets a number', () => {
  expect(pathOfTitle('About', ['/about', '/about-2'])).toBe('/about-3')
})
