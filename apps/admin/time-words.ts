import { todayAt } from '@frontage/kit/clock'
import { dateFormat, formatAt, languagesOf } from '@frontage/kit/say'
import { clockAt } from '@frontage/kit/zone'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** All of them on the clocks of the site, wherever its owner sits. */
const ago = formatAt((at) => new Intl.RelativeTimeFormat(languagesOf(at), { numeric: 'auto' }))
const day = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' })
const longDay = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' })

const dayOf = (time: Date): number => Date.parse(todayAt(time))

/** How long ago something was; after a week, its day. */
export function timeWords(at: Date, now: Date): string {
  const since = now.getTime() - at.getTime()
  if (since < MINUTE) return 'just now'
  if (since < HOUR) return ago().format(-Math.floor(since / MINUTE), 'minute')
  const days = (dayOf(now) - dayOf(at)) / DAY
  if (days === 0) return ago().format(-Math.floor(since / HOUR), 'hour')
  return days < 7 ? ago().format(-days, 'day') : day().format(at)
}

/** `Saturday, 28 November`. */
export const dayWords = (at: Date): string => longDay().format(at)

/** Of the day that it is there, 0 to 23. */
export const hourOf = (at: Date): number => Number(clockAt(at.getTime()).slice(11, 13))

/** What one says to somebody at this hour. */
export function greeting(hour: number): string {
  if (hour < 5) return 'Good evening'
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}
