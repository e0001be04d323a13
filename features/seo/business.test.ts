import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { businessShape, newBusinessShape } from './business'

test('an address that was saved before all addresses had one rule is still read, and no longer saved', () => {
  const details = { name: 'A', email: 'jürgen@müller.example' }
  expect(safeParse(businessShape, details).output).toMatchObject(details)
  expect(safeParse(newBusinessShape, details).success).toBe(false)
  expect(safeParse(newBusinessShape, { name: 'A', email: '' }).success).toBe(true)
})
