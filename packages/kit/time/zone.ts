import { dateFormat, formatAt, placeNow } from '../words/say'

const shown = /* @__PURE__ */ formatAt(
  ({ timeZone }) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
)

/** How far clocks of the site are ahead at this moment, ms; not a number outside of the years 1000 to 9999. */
const aheadAt = (at: number): number => (Number.isNaN(at) ? at : Date.parse(`${shown().format(at).replace(' ', 'T')}Z`) - at)

/** What clocks of the site show at this moment (ms): `2026-11-28T09:30`. */
export const clockAt = (at: number): string => shown().format(at).replace(' ', 'T').slice(0, 16)

/** The moment (ms) at which clocks of the site show this; not a number where that is no time. The second look is for days on which they are turned. */
export function momentAt(clock: string): number {
  const read = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(clock) ? Date.parse(`${clock}:00Z`) : Number.NaN
  return Number.isNaN(read) ? read : read - aheadAt(read - aheadAt(read))
}

const HOUR = 3_600_000

/** The first moment (ms) of a day, `2026-05-03`, on clocks of the site, also where they are turned at midnight and there is none. */
export function startOfDay(day: string): number {
  const at = momentAt(`${day}T00:00`)
  return Number.isNaN(at) || clockAt(at).startsWith(day) ? at : at + HOUR
}

const zone = /* @__PURE__ */ dateFormat({ timeZoneName: 'longGeneric' })

/** The zone of the site in words: `New Zealand Time`. Of UTC formats know an offset only. */
export const zoneName = (): string =>
  placeNow().timeZone === 'UTC'
    ? 'Coordinated Universal Time'
    : (zone()
        .formatToParts()
        .find(({ type }) => type === 'timeZoneName')?.value ?? '')

const exact = /* @__PURE__ */ dateFormat({ dateStyle: 'full', timeStyle: 'short' })

/** On the clocks of the site: `Saturday, 28 November 2026 at 9:00 am (New Zealand Time)`. */
export const exactTime = (at: Date): string => `${exact().format(at)} (${zoneName()})`

/** `Europe/London`: a zone that has a calendar of its own. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}
