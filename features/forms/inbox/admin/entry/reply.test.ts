import { expect, test } from 'vitest'
import { replyLink } from './reply'

const field = (name: string, ...values: string[]) => ({ name, label: name, values, files: [] })

test('an answer goes to the address that was left, and to nothing else', () => {
  const values = [field('your-message', 'Write to a@b.nz or call'), field('your-email', 'aroha+deck@example.nz')]
  expect(replyLink({ values, formTitle: 'Quote & co' })).toBe('mailto:aroha%2Bdeck@example.nz?subject=Re%3A%20Quote%20%26%20co')
  expect(replyLink({ values: [field('your-message', 'No address')], formTitle: 'Quote' })).toBeUndefined()
  expect(replyLink({ values: [field('your-email', 'a?bcc=c@d.nz')], formTitle: 'x' })).toBe('mailto:a%3Fbcc%3Dc@d.nz?subject=Re%3A%20x')
})
