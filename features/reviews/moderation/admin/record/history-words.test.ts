import { expect, test } from 'vitest'
import { historyWords } from './history-words'

const line = { action: 'decide', after: null, reason: null, detail: '' } as const

test.each([
  [{ ...line, after: 'published' }, 'approved it'],
  [{ ...line, after: 'rejected', reason: 'off-topic' }, 'rejected it: not about your business'],
  [{ ...line, after: 'spam' }, 'marked it as spam'],
  [{ ...line, after: 'pending' }, 'moved it back to waiting'],
  [{ ...line, action: 'reply' }, 'replied'],
  [{ ...line, action: 'reply-remove' }, 'removed the reply'],
  [{ ...line, action: 'redact', detail: 'phone' }, 'hid a phone number'],
  [{ ...line, action: 'redact-undo', detail: 'e-mail' }, 'showed an e-mail address again'],
  [{ ...line, action: 'redact', detail: 'unheard of' }, 'hid personal data'],
] as const)('%o is told as "%s"', (told, words) => {
  expect(historyWords(told)).toBe(words)
})
