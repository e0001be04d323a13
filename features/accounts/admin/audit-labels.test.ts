import { expect, test } from 'vitest'
import { auditLabels } from './audit-labels'

test.each([
  ['account.change', 'Mere (disabled)', 'suspended Mere'],
  ['account.change', 'Mere (enabled)', 'restored access for Mere'],
  ['account.change', 'account 3 (owner)', 'changed account 3 to owner'],
  ['account.add', 'Mere (moderator)', 'added Mere as moderator'],
  ['account.sign-in', 'account 1', 'signed in'],
  ['account.sign-in-throttled', 'account 1 (100 times within an hour)', 'tried to sign in too often (100 times within an hour)'],
])('%s of %s: %s', (action, target, words) => {
  expect(auditLabels[action]?.(target)).toBe(words)
})
