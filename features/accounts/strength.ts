import { isGuessable } from './password'

export type Verdict = 'empty' | 'lacksOne' | 'short' | 'guessable' | 'good' | 'strong'

/** `count`: the characters that are asked for, or that are missing; 0 where nothing is counted. */
export type Strength = { readonly step: 0 | 1 | 2 | 3; readonly verdict: Verdict; readonly count: number }

/** Shortest password that the site takes, and the length from which one holds well. */
export const SHORTEST = 10
const LONG = 15

/** How well a new password would hold. `known` is what anybody knows about its owner. */
export function strengthOf(password: string, known: readonly string[]): Strength {
  const missing = SHORTEST - password.length
  if (password === '') return { step: 0, verdict: 'empty', count: SHORTEST }
  if (missing > 0) return { step: 1, verdict: missing === 1 ? 'lacksOne' : 'short', count: missing }
  if (isGuessable(password, known)) return { step: 1, verdict: 'guessable', count: 0 }
  return password.length < LONG ? { step: 2, verdict: 'good', count: 0 } : { step: 3, verdict: 'strong', count: 0 }
}
