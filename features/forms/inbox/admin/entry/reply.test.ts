import { expect, test } from 'vitest'
import { replyLink } from './reply'

const linkTo = (to: string, formTitle = 'x') => replyLink({ reply: { to, hasMailServer: true }, formTitle })

test('an address of a message is an address in the link, and nothing else', () => {
  expect(linkTo('aroha+deck@example.nz', 'Quote & co')).toBe('mailto:aroha%2Bdeck@example.nz?subject=Re%3A%20Quote%20%26%20co')
  expect(linkTo('')).toBeUndefined()
  expect(linkTo('a?bcc=c@d.nz')).toBe('mailto:a%3Fbcc%3Dc@d.nz?subject=Re%3A%20x')
})
