import type { Check } from '../rule'

/** Every rule inside passes; the first that does not speaks for all. */
export const all: Check = (_filled, _rule, inner) => {
  for (const ask of inner) {
    const refusal = ask()
    if (refusal !== undefined) return refusal
  }
  return true
}
