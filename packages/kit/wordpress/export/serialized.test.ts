import { expect, test } from 'vitest'
import { BadSerialized, readSerialized, type Serialized } from './serialized.server'

const plain = (value: Serialized): unknown =>
  value instanceof Map ? Object.fromEntries([...value].map(([key, each]) => [key, plain(each)])) : value

test.each<[string, unknown]>([
  ['N;', null],
  ['b:1;', true],
  ['b:0;', false],
  ['i:-12;', -12],
  ['d:0.5;', 0.5],
  ['d:1.0E+25;', 1e25],
  ['s:0:"";', ''],
  ['s:6:"Kōwha";', 'Kōwha'],
  ['s:5:"a";b"";', 'a";b"'],
  ['a:0:{}', {}],
  ['a:2:{i:0;s:1:"a";s:3:"key";a:1:{i:5;b:1;}}', { 0: 'a', key: { 5: true } }],
  ['O:8:"stdClass":1:{s:4:"type";s:3:"row";}', { type: 'row' }],
])('%s', (text, value) => {
  expect(plain(readSerialized(text))).toEqual(value)
})

test('a text whose length is not its own any more is read to its end', () => {
  const moved = 'a:2:{s:3:"url";s:10:"https://new.example/longer";s:5:"title";s:1:"A";}'
  expect(plain(readSerialized(moved))).toEqual({ url: 'https://new.example/longer', title: 'A' })
})

test('names that JavaScript means something by are keys like others', () => {
  const map = readSerialized('a:1:{s:9:"__proto__";a:1:{s:7:"isAdmin";b:1;}}')
  expect((map as Map<string, unknown>).has('__proto__')).toBe(true)
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})

test.each([
  ['an object of a class', 'O:6:"WP_Foo":1:{s:4:"file";s:11:"/etc/passwd";}'],
  ['an object that serialises itself', 'C:11:"ArrayObject":21:{x:i:0;a:0:{};m:a:0:{}}'],
  ['a reference', 'a:2:{i:0;i:1;i:1;R:2;}'],
  ['cut off', 'a:2:{i:0;s:5:"hel'],
  ['a length that is longer than all', 's:99999999:"a";'],
  ['a count that is longer than all', 'a:99999999:{}'],
  ['a number that is none', 'i:abc;'],
  ['nothing', ''],
  ['something behind it', 'i:1;i:2;'],
  ['ten thousand arrays within each other', 'a:1:{i:0;'.repeat(10_000)],
])('%s is refused', (_name, text) => {
  expect(() => readSerialized(text)).toThrow(BadSerialized)
})
