import type { ValidationIssue } from '../../validation-issue'

/** What was found here and, at other places, what the server named. */
export const withNamed = (found: readonly ValidationIssue[], named: readonly ValidationIssue[]): readonly ValidationIssue[] => [
  ...found,
  ...named.filter(({ path }) => !found.some((one) => one.path === path)),
]
