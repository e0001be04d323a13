import { expect, test } from 'vitest'
import { strengthOf } from '../form/strength'
import { makeUpPassword } from './make-up-password'

test('a made-up password is readable, strong, and another one every time', () => {
  const made = Array.from({ length: 50 }, makeUpPassword)
  for (const password of made) expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
  expect(new Set(made).size).toBe(50)
  expect(strengthOf(makeUpPassword(), []).step).toBe(3)
})
