import { numberOf } from '../parameters'
import type { Check } from '../rule'

/** Each number is at most so large. What is no number is left to the number rule. */
export const maxnumber: Check = ({ texts }, { threshold }) => !texts.some((text) => numberOf(text) > numberOf(threshold))
