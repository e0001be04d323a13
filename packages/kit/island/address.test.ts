import { expect, test } from 'vitest'
import { hrefOf } from './address'
import { addressFrom } from './read-address'

const written = (search: string): string => hrefOf(addressFrom('/reviews', new URLSearchParams(search)))

test.each([
  ['', '/reviews'],
  ['page=1', '/reviews'],
  ['page=3&q=deck', '/reviews?q=deck&page=3'],
  ['utm_source=x&stars=5', '/reviews?stars=5'],
  ['page=-1', '/reviews'],
  ['page=99999999', '/reviews'],
  ['q=%00', '/reviews'],
  [`q=${'x'.repeat(201)}`, '/reviews'],
  ['q=T%C4%81hunanui&sort=oldest', '/reviews?q=T%C4%81hunanui&sort=oldest'],
])('?%s is written %s', (search, href) => expect(written(search)).toBe(href))
