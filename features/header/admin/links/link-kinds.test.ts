import { expect, test } from 'vitest'
import { hrefOf, kindOf, shownOf } from './link-kinds'

test.each([
  ['page', 'contact', '/contact'],
  ['page', '/contact#form', '/contact#form'],
  ['page', '#about', '#about'],
  ['web', 'salt.example', 'https://salt.example'],
  ['web', 'http://salt.example', 'http://salt.example'],
  ['mail', ' hello@salt.example ', 'mailto:hello@salt.example'],
  ['mail', 'mailto:hello@salt.example', 'mailto:hello@salt.example'],
  ['phone', '03 555-0142', 'tel:035550142'],
  ['phone', '+64 3 555 0142', 'tel:+6435550142'],
] as const)('T02: %s %j becomes %j, and is known again', (kind, typed, href) => {
  expect(hrefOf(kind, typed)).toBe(href)
  expect(kindOf(href)).toBe(kind)
  expect(hrefOf(kind, shownOf(kind, href))).toBe(href)
})

test('bar E04: what is typed as a page or a site never becomes a script', () => {
  expect(hrefOf('page', 'javascript:alert(1)')).toBe('/javascript:alert(1)')
  expect(hrefOf('web', 'javascript:alert(1)')).toBe('https://javascript:alert(1)')
})
