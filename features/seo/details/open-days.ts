import { days, type Exception, type Span, type Week } from '../hours'

/** When the business is open: a week, and days that are otherwise. */
export type Opening = { readonly week: Week; readonly exceptions: readonly Exception[] }
/** Where the business is, by its own clocks: YYYY-MM-DD and HH:MM. */
export type LocalTime = { readonly date: string; readonly time: string }
/** Open until a time of the same day; or closed until then, for good when there is no such moment. */
export type OpenState = { readonly isOpen: true; readonly until: string } | { readonly isOpen: false; readonly next?: LocalTime }

/** Days after which it is not said any more when a closed business opens. */
const FURTHEST = 60

export const dayAfter = (date: string, count: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)

/** Monday is 0. */
export const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7

/** What is otherwise on this day; the first of several holds. */
export const exceptionOn = (date: string, exceptions: readonly Exception[]): Exception | undefined =>
  exceptions.find(({ from, to }) => from <= date && date <= to)

/** When it is open on this day. */
export const spansOn = (date: string, { week, exceptions }: Opening): readonly Span[] =>
  exceptionOn(date, exceptions)?.spans ?? week[days[weekdayOf(date)]!]

/** It opens with the first minute of a span, and closes with the last. */
export function stateAt({ date, time }: LocalTime, opening: Opening): OpenState {
  const today = spansOn(date, opening)
  const span = today.find(({ from, to }) => from <= time && time < to)
  if (span) return { isOpen: true, until: today.find(({ from }) => from === span.to)?.to ?? span.to }
  const later = today.find(({ from }) => from > time)
  if (later) return { isOpen: false, next: { date, time: later.from } }
  for (let count = 1; count <= FURTHEST; count++) {
    const next = dayAfter(date, count)
    const [first] = spansOn(next, opening)
    if (first) return { isOpen: false, next: { date: next, time: first.from } }
  }
  return { isOpen: false }
}
