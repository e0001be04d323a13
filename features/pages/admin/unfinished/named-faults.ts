import type { Fault } from '../../fault'

/** What was found here and, at other places, what the server named. */
export const withNamed = (found: readonly Fault[], named: readonly Fault[]): readonly Fault[] => [
  ...found,
  ...named.filter(({ path }) => !found.some((one) => one.path === path)),
]
