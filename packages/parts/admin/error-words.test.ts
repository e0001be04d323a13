import { expect, test } from 'vitest'
import { errorWords } from './error-words'

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
