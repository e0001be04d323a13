import { expect, test } from 'vitest'
import { redirectsIn } from './redirect-csv'

test('a file of redirects: with a heading or without, commas or tabs, quoted or not', () => {
  const { good, bad } = redirectsIn('From,To,Status\r\n/a,/b,302\r\n\r\n"/c,d";"/e"\n/f\t/g\t308\nhttps://old.example/h/,/i\n/gone,,410\n')
  expect(bad).toEqual([])
  expect(good).toEqual([
    { line: 2, rule: { from: '/a', to: '/b', status: 302 } },
    { line: 4, rule: { from: '/c,d', to: '/e', status: 301 } },
    { line: 5, rule: { from: '/f', to: '/g', status: 308 } },
    { line: 6, rule: { from: '/h/', to: '/i', status: 301 } },
    { line: 7, rule: { from: '/gone', to: '', status: 410 } },
  ])
})

test('bar E04: bad lines are named with their number and the reason', () => {
  const { good, bad } = redirectsIn('/a,javascript:alert(1)\n/b,/c,303\nwhat is this\n/d,/e\n/D/,/f\n/g,\n')
  expect(good.map(({ line }) => line)).toEqual([4])
  expect(bad.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
    '1: Enter a path of this site, or an address that starts with https://',
    '2: the status 303 is not one of 301, 302, 307, 308 and 410',
    '3: The old address must be a path of this site, starting with /',
    '5: line 4 has the same old address',
    '6: Enter the new address.',
  ])
})
