import { expect, test } from 'vitest'
import { refuseEndlessJson, sizeOfJson } from './json-bounds.server'

test.each([
  ['{}', { depth: 1, nodes: 2 }],
  ['{"a":[1,2,{"b":3}]}', { depth: 3, nodes: 6 }],
  ['"[[[,,,"', { depth: 0, nodes: 1 }],
  ['"a\\"[[,"', { depth: 0, nodes: 1 }],
  ['[[[', { depth: 3, nodes: 4 }],
  ['', { depth: 0, nodes: 1 }],
])('%s is counted as %j', (text, size) => expect(sizeOfJson(text)).toEqual(size))

const many = (count: number): string => `{"a":[${'[],'.repeat(count)}[]]}`

test('visitors may send fewer values than people who are signed in, nobody may send endless ones (bar C12)', () => {
  expect(() => refuseEndlessJson(many(5_000), { isPublic: true })).not.toThrow()
  expect(() => refuseEndlessJson(many(20_000), { isPublic: true })).toThrow('larger than the server accepts')
  expect(() => refuseEndlessJson(many(20_000), { isPublic: false })).not.toThrow()
  expect(() => refuseEndlessJson(many(1_000_000), { isPublic: false })).toThrow('larger than the server accepts')
})

test('values that stand too deep in one another are refused before they are built (bar C12)', () => {
  expect(() => refuseEndlessJson('['.repeat(101), { isPublic: false })).toThrow('larger than the server accepts')
})
