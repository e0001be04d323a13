import { type Day, days, type HoursChoice, type Week } from './answers'

export type TypedSpan = Week[Day][number]
/** Days in a row that have the same times. */
export type DayGroup = { readonly days: readonly Day[]; readonly spans: readonly TypedSpan[] }

export const usualSpan: TypedSpan = { from: '09:00', to: '17:00', isNextDay: false }
const eveningSpan: TypedSpan = { from: '18:00', to: '20:00', isNextDay: false }

const openDays: Readonly<Partial<Record<HoursChoice, number>>> = { weekdays: 5, 'six-days': 6, 'every-day': 7 }

/** The week that a choice begins with; without hours where it has none. */
export const weekFor = (choice: HoursChoice): Week =>
  Object.fromEntries(days.map((day, place) => [day, place < (openDays[choice] ?? 0) ? [usualSpan] : []])) as unknown as Week

/** Whether a choice shows its days below. */
export const hasDays = (choice: HoursChoice): boolean => choice === 'own' || openDays[choice] !== undefined

const isSame = (one: readonly TypedSpan[], other: readonly TypedSpan[]): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Monday to Friday, and the two days after it. `held`: days that stay together as they are, whatever their times. */
export function groupsOf(week: Week, held: readonly (readonly Day[])[] = []): readonly DayGroup[] {
  const groups: { days: Day[]; spans: TypedSpan[]; held: readonly Day[] | undefined }[] = []
  for (const day of days) {
    const last = groups.at(-1)
    const own = held.find((among) => among.includes(day))
    if (last && last.held === own && (own || isSame(last.spans, week[day]))) last.days.push(day)
    else groups.push({ days: [day], spans: week[day], held: own })
  }
  return groups
}

/** The same times on each of these days. */
export const withDays = (week: Week, changed: readonly Day[], spans: readonly TypedSpan[]): Week => ({
  ...week,
  ...Object.fromEntries(changed.map((day) => [day, [...spans]])),
})

export const withSecond = (spans: readonly TypedSpan[]): readonly TypedSpan[] => [...spans, eveningSpan]
