const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const ago = new Intl.RelativeTimeFormat('en-NZ', { numeric: 'auto' })
const day = new Intl.DateTimeFormat('en-NZ', { day: 'numeric', month: 'short', year: 'numeric' })
const exact = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'full', timeStyle: 'short' })

const midnightBefore = (time: Date): number => new Date(time).setHours(0, 0, 0, 0)

/** How long ago something was; after a week, its day. */
export function timeWords(at: Date, now: Date): string {
  const since = now.getTime() - at.getTime()
  if (since < MINUTE) return 'just now'
  if (since < HOUR) return ago.format(-Math.floor(since / MINUTE), 'minute')
  const days = Math.round((midnightBefore(now) - midnightBefore(at)) / DAY)
  if (days === 0) return ago.format(-Math.floor(since / HOUR), 'hour')
  return days < 7 ? ago.format(-days, 'day') : day.format(at)
}

export const exactTime = (at: Date): string => exact.format(at)

/** What one says to somebody at this hour. */
export function greeting(hour: number): string {
  if (hour < 5) return 'Good evening'
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}
