import { expect, test } from 'vitest'
import { hostPageOf, isHostPage } from './host-page'

test.each([
  ['https://Host.example/decks/', '//host.example/decks'],
  ['http://host.example/decks?utm_source=mail&fbclid=1#reviews', '//host.example/decks'],
  ['https://host.example', '//host.example/'],
  ['https://host.example:8443/?p=7&a=1&wrtg=summer', '//host.example:8443/?a=1&p=7'],
  ['https://host.example/böden', '//host.example/b%C3%B6den'],
])('R37: %s is the page %s', (address, page) => {
  expect(hostPageOf(address)).toBe(page)
  expect(isHostPage(page)).toBe(true)
})

test.each(['/decks', 'host.example/', '//host.example', '//host.example/"><b>', `//host.example/${'a'.repeat(300)}`])(
  'R37: %s is no page of others',
  (text) => expect(isHostPage(text)).toBe(false),
)
