import { WireError } from '@frontage/kit/wire/send.client'
import { expect, test } from 'vitest'
import { explain } from './explain'

test('a refusal speaks for itself', () => {
  const refusal = { code: 'last-owner', message: 'A site needs an owner.', data: { status: 409 } }
  expect(explain(new WireError('refused', 409, refusal))).toBe('A site needs an owner.')
})

test.each([
  [new WireError('offline'), 'You seem to be offline'],
  [new WireError('not-json', 200), 'unexpected answer'],
  [new WireError('unusable', 200), 'unexpected answer'],
  [new WireError('refused', 502), 'Something went wrong'],
  [new Error('x is not a function'), 'Something went wrong'],
])('%s is put in words for people', (error, words) => {
  expect(explain(error)).toContain(words)
})
