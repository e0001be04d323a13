import { expect, test } from 'vitest'
import { bucketOf, networkOf, shortAddressOf } from './bucket.server'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['<script>', 'unknown'],
])('the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network))

test.each([
  ['203.0.113.7', '203.0.113.x'],
  ['::ffff:203.0.113.7', '203.0.113.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::x'],
  ['<script>', 'unknown'],
])('%s is shortened to %s', (address, network) => expect(shortAddressOf(address)).toBe(network))

test('a bucket changes with the day and the key, and does not show the address', () => {
  const bucket = bucketOf('203.0.113.7', 'key', '2026-11-21')
  expect(bucket).not.toContain('203')
  expect(bucketOf('203.0.113.7', 'key', '2026-11-22')).not.toBe(bucket)
  expect(bucketOf('203.0.113.7', 'other', '2026-11-21')).not.toBe(bucket)
})
