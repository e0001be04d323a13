import type { HoursChoice, Week } from './answers'
import { type Day, days } from './answers'

/** As business details keep it: at most two times a day, none that goes past midnight. */
export type Span = { readonly from: string; readonly to: string }
export type KeptWeek = Record<Day, Span[]>

const LAST = '23:59'
const usual = { from: '09:00', to: '17:00', isNextDay: false }

const weekWith = (open: readonly Day[]): Week =>
  Object.fromEntries(days.map((day) => [day, open.includes(day) ? [{ ...usual }] : []])) as unknown as Week

/** The week of a choice; undefined for one that names no days. */
export function weekOf(choice: HoursChoice): Week | undefined {
  if (choice === 'weekdays') return weekWith(days.slice(0, 5))
  if (choice === 'six-days') return weekWith(days.slice(0, 6))
  return choice === 'every-day' ? weekWith(days) : undefined
}

/** `9`, `9.30`, `0930`, `9:00` as `09:00`; undefined where it is no time of day. */
export function timeIn(typed: string): string | undefined {
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:[:.h]?(\d{2}))?$/.exec(typed.trim()) ?? []
  if (!hour || Number(hour) > 23 || Number(minute) > 59) return undefined
  return `${hour.padStart(2, '0')}:${minute}`
}

const dayAfter = (day: Day): Day => days[(days.indexOf(day) + 1) % days.length] ?? 'monday'

/** A week as business details keep it: what closes on the next day ends at midnight and goes on there. */
export function keptWeek(week: Week): KeptWeek {
  const kept = Object.fromEntries(days.map((day) => [day, [] as Span[]])) as Record<Day, Span[]>
  for (const day of days)
    for (const { from, to, isNextDay } of week[day]) {
      const [opens, closes] = [timeIn(from) ?? '', timeIn(to) ?? '']
      if (!isNextDay || closes > opens) kept[day].push({ from: opens, to: closes })
      else {
        kept[day].push({ from: opens, to: LAST })
        if (closes > '00:00') kept[dayAfter(day)].unshift({ from: '00:00', to: closes })
      }
    }
  for (const day of days) kept[day].sort((one, other) => (one.from < other.from ? -1 : 1))
  return kept
}

/** The same as somebody types it: what goes past midnight stands on the day on which it begins. */
export function typedWeek(kept: KeptWeek): Week {
  const goesOn = (day: Day): Span | undefined => {
    const next = kept[dayAfter(day)][0]
    return kept[day].at(-1)?.to === LAST && next?.from === '00:00' ? next : undefined
  }
  const isRest = (day: Day, { from }: Span): boolean =>
    from === '00:00' && goesOn(days[(days.indexOf(day) + 6) % 7] ?? 'monday') !== undefined
  const typed = (day: Day): Week[Day] =>
    kept[day]
      .filter((span) => !isRest(day, span))
      .map((span) => {
        const rest = span.to === LAST ? goesOn(day) : undefined
        return { from: span.from, to: rest?.to ?? span.to, isNextDay: rest !== undefined }
      })
  return Object.fromEntries(days.map((day) => [day, typed(day)])) as unknown as Week
}

/** The choice that a week is; `own` for every other one. */
export function choiceOf(week: Week): HoursChoice {
  const text = JSON.stringify(week)
  return (['weekdays', 'six-days', 'every-day'] as const).find((choice) => JSON.stringify(weekOf(choice)) === text) ?? 'own'
}
