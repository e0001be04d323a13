import { expect, test } from 'vitest'
import { isBreached } from './breached'

test.each(['chickenwing101', 'ChickenWing101', 'flvbybcnhfnjh', 'contortionist', 'domainlock2005'])(
  '%s is among the stolen ones (bar A13)',
  (password) => expect(isBreached(password)).toBe(true),
)

test.each(['kwila boards and brass', 'the tide comes in at six', '', 'a'.repeat(200)])('%s is not', (password) =>
  expect(isBreached(password)).toBe(false),
)
