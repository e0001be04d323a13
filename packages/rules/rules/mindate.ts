import { isDate } from '../calendar'
import { textOf } from '../parameters'
import type { Check } from '../rule'

/** No date is before this one; compared as texts, as the schema's servers do. What is no date is left to the date rule. */
export const mindate: Check = ({ texts }, { threshold }) => {
  const earliest = textOf(threshold)
  return !isDate(earliest) || !texts.some((text) => isDate(text) && text < earliest)
}
