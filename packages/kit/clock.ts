/** The one place that time comes from, so that a test can hold it still. */
export type Clock = { now(): Date }

/** The day that it is where the business is, YYYY-MM-DD. */
export const todayAt = (now: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(now)

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
