import { nextTime } from '@frontage/kit/recurring'
import * as v from 'valibot'

const count = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** When backups are made, on clocks of the site, and how many are kept. */
export const scheduleShape = v.object({
  isOn: v.optional(v.boolean(), false),
  hour: v.optional(count(0, 23), 4),
  days: v.optional(count(1, 365), 7),
  weeks: v.optional(count(0, 520), 4),
  months: v.optional(count(0, 120), 12),
})
export type Schedule = v.InferOutput<typeof scheduleShape>

const DAY = 86_400_000
const HOUR = 3_600_000

/** The next moment (ms) behind `now` at which clocks of a zone show this hour; where they skip it, one within the hour beside it. */
export const nextDue = (now: number, hour: number, timeZone: string): number => nextTime(now, { hour, timeZone })

/** Milliseconds after which a daily backup is late: it may take a while. */
export const LATE = DAY + 2 * HOUR

type Known = { readonly last?: { readonly at: string } | undefined; readonly failed?: { readonly at: string } | undefined }

/**
 * `failed`: the last try failed. `late`: backups are to be made every day, and none was for more than that, or since the day on
 * which this was said. `fine`: neither, as far as anybody knows.
 */
export function standingOf(
  { isOn, since }: { isOn: boolean; since: string | undefined },
  { last, failed }: Known,
  now: number,
): 'fine' | 'late' | 'failed' {
  if (failed) return 'failed'
  const from = Math.max(last ? Date.parse(last.at) : 0, since ? Date.parse(since) : 0)
  return isOn && now - from > LATE ? 'late' : 'fine'
}

/** How long something takes, in the largest unit that fits: `2 days`, `5 hours`, `Under an hour`. */
export function ageIn(milliseconds: number): string {
  const [days, hours] = [Math.floor(milliseconds / DAY), Math.floor(milliseconds / HOUR)]
  if (days > 0) return days === 1 ? '1 day' : `${days} days`
  if (hours > 0) return hours === 1 ? '1 hour' : `${hours} hours`
  return 'Under an hour'
}
