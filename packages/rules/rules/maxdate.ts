import { isDate } from '../calendar'
import { textOf } from '../parameters'
import type { Check } from '../rule'

/** No date is after this one; compared as texts, as the schema's servers do. What is no date is left to the date rule. */
export const maxdate: Check = ({ texts }, { threshold }) => {
  const latest = textOf(threshold)
  return !isDate(latest) || !texts.some((text) => isDate(text) && text > latest)
}
