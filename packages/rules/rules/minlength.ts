import { countOf, sumOf } from '../parameters'
import type { Check } from '../rule'
import { lengthOf } from '../text'

/** At least so long, all texts together; an empty field is left to the required rule. */
export const minlength: Check = ({ texts }, { threshold }) => texts.length === 0 || !(sumOf(texts.map(lengthOf)) < countOf(threshold))
