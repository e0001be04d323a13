import { expect, test } from 'vitest'
import { createFakeClock } from '../../time/clock'
import { createTickets } from './ticket.server'

const clock = createFakeClock('2026-11-21T00:00:00Z')
const tickets = createTickets({ keys: ['new-key'], clock, seconds: 60 })

test('a ticket is good for its own purpose only (bar F03)', () => {
  const ticket = tickets.issue('reviews')
  expect(tickets.check('reviews', ticket)).toBe('good')
  expect(tickets.check('forms', ticket)).toBe('wrong')
})

test('a ticket with one character changed is wrong (bar F03)', () => {
  const ticket = tickets.issue('reviews')
  const changed = ticket.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  expect(tickets.check('reviews', changed)).toBe('wrong')
})

test.each([undefined, '', 'x', {}, ['a'], '1.2.3'])('%j is no ticket', (value) => expect(tickets.check('reviews', value)).toBe('wrong'))

test('a ticket becomes stale', () => {
  const ticket = tickets.issue('reviews')
  clock.advance(61_000)
  expect(tickets.check('reviews', ticket)).toBe('stale')
})

test('a ticket of a clock that was put back since is stale, and not good for ever (bar H19)', () => {
  clock.advance(3 * 86_400_000)
  const ticket = tickets.issue('reviews')
  clock.advance(-30_000)
  expect(tickets.check('reviews', ticket), 'clocks of two servers are never quite the same').toBe('good')
  clock.advance(-86_400_000)
  expect(tickets.check('reviews', ticket)).toBe('stale')
})

test('after a change of keys the old tickets are believed as long as their key is listed', () => {
  const ticket = tickets.issue('reviews')
  expect(createTickets({ keys: ['newer', 'new-key'], clock, seconds: 60 }).check('reviews', ticket)).toBe('good')
  expect(createTickets({ keys: ['newer'], clock, seconds: 60 }).check('reviews', ticket)).toBe('wrong')
})
