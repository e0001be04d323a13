import type { Check } from '../rule'

/** At least one rule inside passes, so an empty list never does. */
export const any: Check = (_filled, _rule, inner) => inner.some((ask) => ask() === undefined)
