import { countOf } from '../parameters'
import type { Check } from '../rule'

/** At least so many choices, an empty field among those refused. */
export const minitems: Check = ({ texts }, { threshold }) => !(texts.length < countOf(threshold))
