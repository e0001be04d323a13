import { expect, test } from 'vitest'
import { createSealed } from './sealed.server'

const [old, fresh] = ['an-old-key-of-at-least-32-characters', 'a-new-key-of-at-least-32-characters!']

test('what was sealed is opened where it belongs, and nowhere else', () => {
  const sealed = createSealed([old], 'codes')
  const text = sealed.seal('JBSWY3DPEHPK3PXP', 'account 1')
  expect(text).not.toContain('JBSWY3DP')
  expect(sealed.seal('JBSWY3DPEHPK3PXP', 'account 1')).not.toBe(text)
  expect(sealed.open(text, 'account 1')).toEqual({ value: 'JBSWY3DPEHPK3PXP', isOld: false })
  expect(sealed.open(text, 'account 2')).toBeUndefined()
  expect(createSealed([old], 'others').open(text, 'account 1')).toBeUndefined()
  expect(sealed.open(`A${text.slice(1)}`, 'account 1')).toBeUndefined()
  expect(sealed.open('', 'account 1')).toBeUndefined()
})

test('a key that was replaced still opens, and says that it is time to seal anew', () => {
  const text = createSealed([old], 'codes').seal('secret', 'account 1')
  expect(createSealed([fresh, old], 'codes').open(text, 'account 1')).toEqual({ value: 'secret', isOld: true })
  expect(createSealed([fresh], 'codes').open(text, 'account 1')).toBeUndefined()
})
