import { type Day, days, type HoursChoice, type Week } from './answers'

export type Span = Week[Day][number]
/** Days in a row that have the same times. */
export type DayGroup = { readonly days: readonly Day[]; readonly spans: readonly Span[] }

export const usualSpan: Span = { from: '09:00', to: '17:00', isNextDay: false }
const eveningSpan: Span = { from: '18:00', to: '20:00', isNextDay: false }

const openDays: Readonly<Partial<Record<HoursChoice, number>>> = { weekdays: 5, 'six-days': 6, 'every-day': 7 }

/** The week that a choice begins with; without hours where it has none. */
export const weekOf = (choice: HoursChoice): Week =>
  Object.fromEntries(days.map((day, place) => [day, place < (openDays[choice] ?? 0) ? [usualSpan] : []])) as unknown as Week

/** Whether a choice shows its days below. */
export const hasDays = (choice: HoursChoice): boolean => choice === 'own' || openDays[choice] !== undefined

const isSame = (one: readonly Span[], other: readonly Span[]): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Monday to Friday, and the two days after it. `held`: days that stay together as they are, whatever their times. */
export function groupsOf(week: Week, held: readonly (readonly Day[])[] = []): readonly DayGroup[] {
  const groups: { days: Day[]; spans: Span[]; held: readonly Day[] | undefined }[] = []
  for (const day of days) {
    const last = groups.at(-1)
    const own = held.find((among) => among.includes(day))
    if (last && last.held === own && (own || isSame(last.spans, week[day]))) last.days.push(day)
    else groups.push({ days: [day], spans: week[day], held: own })
  }
  return groups
}

/** The same times on each of these days. */
export const withDays = (week: Week, changed: readonly Day[], spans: readonly Span[]): Week => ({
  ...week,
  ...Object.fromEntries(changed.map((day) => [day, [...spans]])),
})

export const withSecond = (spans: readonly Span[]): readonly Span[] => [...spans, eveningSpan]
