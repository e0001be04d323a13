import { todayAt } from '@frontage/kit/clock'
import { say } from '@frontage/kit/say'
import { detailsMessages as words } from './messages.details'
import { exceptionOn, spansOn, stateAt } from './open-days'
import { type Table, tableOf } from './opening-table'
import { daysText, spanText, stateText } from './opening-words'
import type { OpeningAnswer } from './wire'

export type OpenFact = { readonly title: string; readonly text: string }

/**
 * When it is open, in one line: the days of a week in which all open days are alike and follow one another, otherwise today. It is
 * true until the day is over. Undefined while nobody has said it, and for a week in which it is never open.
 */
export function openFact({ now, hours, exceptions }: OpeningAnswer): OpenFact | undefined {
  if (!hours) return undefined
  const opening = { week: hours, exceptions }
  const today = todayAt(new Date(now))
  const week = exceptionOn(today, exceptions) ? undefined : usualWeek(tableOf(opening, today, true))
  if (week) return { title: words.open, text: week }
  const spans = spansOn(today, opening)
  if (spans.length > 0) return { title: words.openToday, text: spans.map(spanText).join(', ') }
  const { detail } = stateText(stateAt({ date: today, time: '23:59' }, opening), today)
  return detail ? { title: words.closedToday, text: detail } : undefined
}

/** "Monday – Friday, 9:00 am – 5:00 pm". */
function usualWeek({ week }: Table): string | undefined {
  const open = week.filter(({ spans }) => spans.length > 0)
  const [line] = open
  if (!line || open.length > 1) return undefined
  return say('{days}, {times}', { days: daysText(line.first, line.last, false), times: line.spans.map(spanText).join(', ') })
}
