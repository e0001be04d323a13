import { isGuessable } from './password'

export type Strength = { readonly step: 0 | 1 | 2 | 3; readonly words: string }

/** Shortest password that the site takes, and the length from which one holds well. */
export const SHORTEST = 10
const LONG = 15

/** How well a new password would hold. `known` is what anybody knows about its owner. */
export function strengthOf(password: string, known: readonly string[]): Strength {
  const missing = SHORTEST - password.length
  if (password === '') return { step: 0, words: `Use at least ${SHORTEST} characters. A short sentence works well.` }
  if (missing > 0) return { step: 1, words: `${missing} more ${missing === 1 ? 'character' : 'characters'}, please.` }
  if (isGuessable(password, known)) return { step: 1, words: 'Easy to guess. Try a short sentence that only you know.' }
  if (password.length < LONG) return { step: 2, words: 'Good. A few more words would make it stronger.' }
  return { step: 3, words: 'Strong.' }
}
