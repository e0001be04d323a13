import { dateFormat, say } from '@frontage/kit/say'
import { days, type Exception, type Span } from '../hours'
import { hoursMessages as words } from './messages.hours'
import { dayAfter, type LocalTime, type OpenState } from './open-days'

const MONDAY = '2024-01-01'
const dateAt = (date: string, time = '00:00'): Date => new Date(`${date}T${time}:00Z`)

const format = (style: Intl.DateTimeFormatOptions) => dateFormat({ ...style, timeZone: 'UTC' })
const times = format({ hour: 'numeric', minute: '2-digit' })
const longDay = format({ weekday: 'long' })
const shortDay = format({ weekday: 'short' })
const wholeDate = format({ weekday: 'long', day: 'numeric', month: 'long' })
const shortDate = format({ day: 'numeric', month: 'long' })

const timeOf = (time: string): string => times().format(dateAt(MONDAY, time))

/** "7:30 am – 4:30 pm", as the language of the site writes it. */
export const spanText = ({ from, to }: Span): string => times().formatRange(dateAt(MONDAY, from), dateAt(MONDAY, to))

/** "Monday – Friday"; both are counted from Monday, 0. */
export function daysText(first: number, last: number, isShort: boolean): string {
  const nameOf = (day: number): string => (isShort ? shortDay() : longDay()).format(dateAt(dayAfter(MONDAY, day % days.length)))
  return first === last ? nameOf(first) : say(words.days, { from: nameOf(first), to: nameOf(last) })
}

export const datesText = ({ from, to }: Exception): string =>
  from === to ? wholeDate().format(dateAt(from)) : shortDate().formatRange(dateAt(from), dateAt(to))

/** The state in a word, and what follows it: until when, or when again. */
export function stateText(state: OpenState, today: string): { readonly word: string; readonly detail: string } {
  if (state.isOpen) return { word: words.open, detail: say(words.until, { time: timeOf(state.until) }) }
  return { word: words.closed, detail: state.next ? nextText(state.next, today) : '' }
}

function nextText({ date, time }: LocalTime, today: string): string {
  const at = { time: timeOf(time) }
  if (date === today) return say(words.opensToday, at)
  if (date === dayAfter(today, 1)) return say(words.opensTomorrow, at)
  const day = (date < dayAfter(today, days.length) ? longDay() : wholeDate()).format(dateAt(date))
  return say(words.opensOn, { ...at, day })
}
