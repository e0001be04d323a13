import { expect, test } from 'vitest'
import { errorWords, stateWords } from './state-words'

test.each([
  ['sent', 1, 'smtp', 'Sent'],
  ['sent', 1, 'folder', 'Kept here'],
  ['queued', 0, 'smtp', 'Waiting to be sent'],
  ['queued', 2, 'smtp', 'Waiting for another try'],
  ['dead', 8, 'smtp', 'Could not be delivered'],
] as const)('%s after %i tries by %s: %s', (state, attempts, carrier, words) => {
  expect(stateWords({ state, attempts }, carrier)).toBe(words)
})

test.each([
  ['550 no such mailbox', 'does not know this address'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'did not answer'],
  ['getaddrinfo ENOTFOUND mail.example', 'could not be found'],
  ['535 Authentication failed', 'user name and password'],
])('%s is explained', (error, words) => {
  expect(errorWords(error)).toContain(words)
})

test('what nobody foresaw is left to the words of the mail server', () => {
  expect(errorWords('421 come back another day')).toBeUndefined()
})
