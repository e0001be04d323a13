import { expect, test } from 'vitest'
import { historyWords } from './history-words'

const line = { deed: 'decide', after: null, reason: null, detail: '' } as const

test.each([
  [{ ...line, after: 'published' }, 'approved it'],
  [{ ...line, after: 'rejected', reason: 'off-topic' }, 'rejected it: not about your business'],
  [{ ...line, after: 'spam' }, 'marked it as spam'],
  [{ ...line, after: 'pending' }, 'put it back into the queue'],
  [{ ...line, deed: 'reply' }, 'replied'],
  [{ ...line, deed: 'reply-remove' }, 'removed the reply'],
  [{ ...line, deed: 'redact', detail: 'phone' }, 'covered a phone number'],
  [{ ...line, deed: 'redact-undo', detail: 'e-mail' }, 'uncovered an e-mail address'],
  [{ ...line, deed: 'redact', detail: 'unheard of' }, 'covered personal data'],
] as const)('%o is told as "%s"', (told, words) => {
  expect(historyWords(told)).toBe(words)
})
