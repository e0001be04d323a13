const DAY = 86_400_000
const HOUR = 3_600_000

/** A time that comes again: every day at an hour, or every week on a day (0 is Sunday) at an hour, on the clocks of a zone. */
export type Recurring = { readonly hour: number; readonly weekday?: number; readonly timeZone: string }

/** What clocks of a zone show at a moment (ms), read as if it were UTC. */
function clocksIn(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (at) => Date.parse(`${format.format(at).replace(' ', 'T')}Z`)
}

/** The moments (ms) at which it comes, from the day of `now` on, into the future or (`step` −1) into the past. */
function* momentsFrom(now: number, { hour, weekday, timeZone }: Recurring, step: 1 | -1): Generator<number> {
  const shownAt = clocksIn(timeZone)
  for (let day = 0; ; day += step) {
    const midnight = Math.floor((shownAt(now) + day * DAY) / DAY) * DAY
    if (weekday !== undefined && new Date(midnight).getUTCDay() !== weekday) continue
    const wanted = midnight + hour * HOUR
    const guess = wanted - (shownAt(wanted) - wanted)
    // Looked at twice, for days on which clocks are turned.
    yield wanted - (shownAt(guess) - guess)
  }
}

/** The next moment (ms) behind `now`; where clocks skip the hour, one within the hour beside it. */
export function nextTime(now: number, when: Recurring): number {
  for (const at of momentsFrom(now, when, 1)) if (at > now) return at
  return Number.NaN
}

/** The last moment (ms) up to `now`. */
export function lastTime(now: number, when: Recurring): number {
  for (const at of momentsFrom(now, when, -1)) if (at <= now) return at
  return Number.NaN
}
