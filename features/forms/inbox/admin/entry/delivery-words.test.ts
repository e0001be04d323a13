import { expect, test } from 'vitest'
import { stateWords } from './delivery-words'

test.each([
  ['letter', 'queued', 0, 'Waiting to be sent'],
  ['letter', 'kept', 1, 'Stored here, not sent'],
  ['letter', 'queued', 2, 'Waiting to retry'],
  ['letter', 'sent', 1, 'Sent'],
  ['thanks', 'dead', 8, 'Could not be delivered'],
  ['webhook', 'sent', 1, 'Accepted'],
  ['webhook', 'dead', 8, 'The other system did not accept it'],
] as const)('a %s that is %s after %i tries: %s', (kind, state, attempts, words) => {
  expect(stateWords({ kind, state, attempts })).toBe(words)
})
