import { expect, test } from 'vitest'
import { canBe, canBeMoved, decisions, outcomeOf, type Status, starsOf, statuses } from './review'

const possible: Record<Status, readonly string[]> = {
  pending: ['approve', 'reject', 'spam'],
  published: ['reject', 'spam', 'reopen'],
  rejected: ['approve', 'spam', 'reopen'],
  spam: ['approve', 'reject', 'reopen'],
  withdrawn: [],
}

test.each(statuses)('what can be done with a %s review', (status) => {
  expect(decisions.filter((decision) => canBe(decision, { status }))).toEqual(possible[status])
  expect(canBeMoved({ status })).toBe(possible[status].length > 0)
})

test('every decision leads to a state, none to withdrawn', () => {
  expect(decisions.map(outcomeOf)).toEqual(['published', 'rejected', 'spam', 'pending'])
})

test.each([
  [4.5, '', 4.5],
  [1, 'positive', 1],
  [null, 'positive', 5],
  [null, 'negative', 2],
  [0, 'negative', 2],
  [null, '', 0],
  [0, '', 0],
] as const)('R31: a rating of %s with the recommendation %j counts as %s stars', (rating, recommendation, stars) => {
  expect(starsOf({ rating, recommendation })).toBe(stars)
})
