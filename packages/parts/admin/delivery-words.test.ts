import { expect, test } from 'vitest'
import { deliveryWords } from './delivery-words'

test.each([
  ['sent', 1, 'Sent'],
  ['kept', 1, 'Stored here, not sent'],
  ['queued', 0, 'Waiting to be sent'],
  ['queued', 2, 'Waiting to retry'],
  ['dead', 8, 'Could not be delivered'],
] as const)('%s after %i tries: %s', (state, attempts, words) => {
  expect(deliveryWords({ state, attempts })).toBe(words)
})
