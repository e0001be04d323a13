import { formatAt } from '../words/say'

/** The one place that time comes from, so that a test can hold it still. */
export type Clock = { now(): Date }

/** The day that it is where the business is, YYYY-MM-DD. */
export const todayAt = (now: Date): string => day().format(now)

const day = /* @__PURE__ */ formatAt(({ timeZone }) => new Intl.DateTimeFormat('en-CA', { timeZone }))

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands until it is moved. */
export function createFakeClock(start: string | Date) {
  let time = new Date(start).getTime()
  return {
    now: () => new Date(time),
    advance: (milliseconds: number): void => {
      time += milliseconds
    },
  }
}
