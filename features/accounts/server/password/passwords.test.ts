import { expect, test } from 'vitest'
import { MOST_WAITING } from '../../spec'
import { createPasswords, type Hasher } from './passwords'

const nothing = async () => {}

test('bar A06: an unknown person costs a real check, which never fits', async () => {
  const passwords = createPasswords()
  expect(await passwords.fits('kwila boards and brass', undefined, nothing)).toBe(false)
})

test('a password typed on another keyboard is the same', async () => {
  const passwords = createPasswords()
  expect(await passwords.fits('cafe\u0301 by the tide', await passwords.hash('caf\u00e9 by the tide'), nothing)).toBe(true)
})

test('two hashes at once, the others wait in a row, and a crowd is asked to come back (bar I03)', async () => {
  let running = 0
  let most = 0
  const hasher: Hasher = {
    hash: async (password) => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 1))
      running--
      return password
    },
    verify: async () => true,
  }
  const passwords = createPasswords(hasher)
  const asked = await Promise.allSettled(Array.from({ length: MOST_WAITING + 12 }, () => passwords.hash('kwila')))
  expect(most).toBe(2)
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_WAITING + 2)
  const refused = asked.filter((outcome) => outcome.status === 'rejected')
  for (const { reason } of refused) expect(reason).toMatchObject({ status: 503, code: 'busy', retryAfter: 5 })
  expect(await passwords.hash('kwila')).toBe('kwila')
})

test('a turn is given back when the work in it is refused', async () => {
  const passwords = createPasswords({ hash: async (password) => password, verify: async () => true })
  const refuse = async () => {
    throw new Error('no')
  }
  for (let count = 0; count < 5; count++) await expect(passwords.fits('kwila', 'kwila', refuse)).rejects.toThrow('no')
  expect(await passwords.fits('kwila', 'kwila', nothing)).toBe(true)
})
