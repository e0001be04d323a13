import { expect, test } from 'vitest'
import { fullText, markedIn } from './passage'

test('what is marked is taken without the spaces around it', () => {
  expect(markedIn({ value: 'Call Ben on 021 555 123 today', selectionStart: 11, selectionEnd: 24 })).toBe('021 555 123')
  expect(markedIn({ value: 'Call Ben', selectionStart: 4, selectionEnd: 4 })).toBe('')
})

test('passages are marked in the text as it was written, not in the covered one', () => {
  const original = { title: 'Ask for Ben', text: 'Ben was great.' }
  expect(fullText({ title: 'Ask for [name]', text: '[name] was great.', original })).toBe('Ask for Ben\n\nBen was great.')
  expect(fullText({ title: '', text: 'All good.' })).toBe('All good.')
})
