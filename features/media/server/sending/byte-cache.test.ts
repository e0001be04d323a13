import { expect, test } from 'vitest'
import { createByteCache } from './byte-cache'

test('what was asked for longest ago makes room', () => {
  const cache = createByteCache(10)
  for (const key of ['a', 'b']) cache.set(key, new Uint8Array(5))
  cache.get('a')
  cache.set('c', new Uint8Array(5))
  expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(['a', 'c'])
})

test('what is larger than the room is not held, and a key is counted once', () => {
  const cache = createByteCache(10)
  cache.set('a', new Uint8Array(11))
  expect(cache.get('a')).toBeUndefined()
  for (let count = 0; count < 5; count++) cache.set('b', new Uint8Array(5))
  cache.set('c', new Uint8Array(5))
  expect(cache.get('b')).toBeDefined()
})
