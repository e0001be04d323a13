const DAY = 86_400_000
const units: Readonly<Record<string, number>> = { day: 1, week: 7 }

/** A bound of a date field: a day as it is written, or one counted from today, `today+14days`. */
export function dayOf(bound: string, today: string): string {
  const [, sign, count, unit = ''] = /^today\s*(?:([+-])\s*(\d{1,5})\s*(day|week)s?)?$/i.exec(bound.trim()) ?? []
  if (!/^today/i.test(bound.trim())) return bound
  const days = Number(count ?? 0) * (units[unit.toLowerCase()] ?? 0) * (sign === '-' ? -1 : 1)
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}
