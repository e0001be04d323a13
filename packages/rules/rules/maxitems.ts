import { countOf } from '../parameters'
import type { Check } from '../rule'

/** At most so many choices. */
export const maxitems: Check = ({ texts }, { threshold }) => !(texts.length > countOf(threshold))
