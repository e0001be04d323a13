import { expect, test } from 'vitest'
import { historyWords } from './history-words'

const line = { deed: 'decide', after: null, reason: null, detail: '' } as const

test.each([
  [{ ...line, after: 'published' }, 'approved it'],
  [{ ...line, after: 'rejected', reason: 'off-topic' }, 'rejected it: not about your business'],
  [{ ...line, after: 'spam' }, 'marked it as spam'],
  [{ ...line, after: 'pending' }, 'moved it back to waiting'],
  [{ ...line, deed: 'reply' }, 'replied'],
  [{ ...line, deed: 'reply-remove' }, 'removed the reply'],
  [{ ...line, deed: 'redact', detail: 'phone' }, 'hid a phone number'],
  [{ ...line, deed: 'redact-undo', detail: 'e-mail' }, 'showed an e-mail address again'],
  [{ ...line, deed: 'redact', detail: 'unheard of' }, 'hid personal data'],
] as const)('%o is told as "%s"', (told, words) => {
  expect(historyWords(told)).toBe(words)
})
