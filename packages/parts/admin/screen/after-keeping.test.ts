import { expect, test } from 'vitest'
import { afterKeeping } from './after-keeping'

test('what is kept stands in the fields as the server has it, and what was typed meanwhile stays', () => {
  const sent = { name: ' Tussock ' }
  const kept = { name: 'Tussock' }
  expect(afterKeeping(sent, sent, kept)).toBe(kept)
  const typed = { name: ' Tussock & Tide' }
  expect(afterKeeping(typed, sent, kept)).toBe(typed)
})
