import { countOf, sumOf } from '../parameters'
import type { Check } from '../rule'
import { lengthOf } from '../text'

/** At most so long, all texts together. */
export const maxlength: Check = ({ texts }, { threshold }) => texts.length === 0 || !(sumOf(texts.map(lengthOf)) > countOf(threshold))
