import { expect, test } from 'vitest'
import { isEmail, isSender } from './email'

const sites = ['name@example.com', "o'brien+site@mail.example.co.nz", 'a@b.co']
const neither = [
  '',
  'example.com',
  'a@b@example.com',
  'a@example.com@b.example',
  'a b@example.com',
  'a@-example.com',
  'A <a@example.com>',
  'a@example.com,b@example.com',
]

test('an e-mail address is one address, with a domain of two labels or more; a sender may have one (bar G02)', () => {
  expect(sites.filter((text) => !isEmail(text) || !isSender(text))).toEqual([])
  expect([isEmail('site@localhost'), isSender('site@localhost')]).toEqual([false, true])
  expect(neither.filter((text) => isEmail(text) || isSender(text))).toEqual([])
})
