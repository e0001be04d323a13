import { expect, test } from 'vitest'
import { stateWords } from './state-words'

test.each([
  ['sent', 1, 'smtp', 'Sent'],
  ['sent', 1, 'folder', 'Kept here'],
  ['queued', 0, 'smtp', 'Waiting to be sent'],
  ['queued', 2, 'smtp', 'Waiting for another try'],
  ['dead', 8, 'smtp', 'Could not be delivered'],
] as const)('%s after %i tries by %s: %s', (state, attempts, carrier, words) => {
  expect(stateWords({ state, attempts }, carrier)).toBe(words)
})
