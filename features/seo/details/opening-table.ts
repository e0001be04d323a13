import { days, type Exception, type Span } from '../hours'
import { SHOWN_EXCEPTIONS } from '../spec'
import { dayAfter, exceptionOn, type Opening, weekdayOf } from './open-days'

/** Days that stand in one line, counted from Monday, and when it is open on them. */
export type WeekLine = { readonly key: string; readonly first: number; readonly last: number; readonly spans: readonly Span[] }
export type OtherLine = Exception & { readonly key: string }
export type Table = { readonly week: readonly WeekLine[]; readonly others: readonly OtherLine[] }

/** The lines of the week, neighbours that are alike in one if they are to be grouped; and what is otherwise soon. */
export function tableOf({ week, exceptions }: Opening, today: string, isGrouped: boolean): Table {
  const lines: WeekLine[] = []
  for (const [place, day] of days.entries()) {
    const before = lines.at(-1)
    if (isGrouped && before && areAlike(before.spans, week[day])) lines[lines.length - 1] = { ...before, last: place }
    else lines.push({ key: `w${place}`, first: place, last: place, spans: week[day] })
  }
  const last = dayAfter(today, SHOWN_EXCEPTIONS.days)
  const others = exceptions
    .map((exception, place) => ({ ...exception, key: `x${place}` }))
    .filter(({ from, to }) => to >= today && from <= last)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  return { week: lines, others: others.slice(0, SHOWN_EXCEPTIONS.most) }
}

/** The key of the line that a day stands in. */
export function lineOn(date: string, { week, others }: Table, { exceptions }: Opening): string {
  const other = exceptionOn(date, exceptions)
  if (other) return others.find((line) => exceptions[Number(line.key.slice(1))] === other)?.key ?? ''
  const day = weekdayOf(date)
  return week.find(({ first, last }) => first <= day && day <= last)?.key ?? ''
}

const areAlike = (one: readonly Span[], other: readonly Span[]): boolean =>
  one.length === other.length && one.every(({ from, to }, place) => from === other[place]?.from && to === other[place]?.to)
