import { weekdayOf } from '../calendar'
import { listOf } from '../parameters'
import type { Check } from '../rule'

/** Dates fall on accepted weekdays, 1 = Monday to 7 = Sunday. What is no date is left to the date rule. */
export const dayofweek: Check = ({ texts }, { accept }) => {
  const accepted = listOf(accept).map((item) => Number.parseInt(item, 10))
  return texts.every((text) => {
    const weekday = weekdayOf(text)
    return weekday === undefined || accepted.includes(weekday)
  })
}
