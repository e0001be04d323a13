import { describe, expect, test } from 'vitest'
import { lastTime, nextTime } from './recurring'

const monday = (timeZone: string) => ({ weekday: 1, hour: 8, timeZone })
const next = (now: string, timeZone: string): string => new Date(nextTime(Date.parse(now), monday(timeZone))).toISOString()
const last = (now: string, timeZone: string): string => new Date(lastTime(Date.parse(now), monday(timeZone))).toISOString()

describe('a time of the week', () => {
  test('is the same hour on the clocks of the zone when they are turned', () => {
    // Clocks of Berlin are put back on Sunday, 25 October 2026, and forward on Sunday, 28 March 2027.
    expect(next('2026-10-19T06:00:00Z', 'Europe/Berlin')).toBe('2026-10-26T07:00:00.000Z')
    expect(next('2026-10-12T12:00:00Z', 'Europe/Berlin')).toBe('2026-10-19T06:00:00.000Z')
    expect(next('2027-03-22T07:00:00Z', 'Europe/Berlin')).toBe('2027-03-29T06:00:00.000Z')
    expect(next('2026-09-26T00:00:00Z', 'Pacific/Auckland')).toBe('2026-09-27T19:00:00.000Z')
  })

  test('is that of the zone, also where it is another day than in UTC', () => {
    expect(next('2026-11-22T18:59:59Z', 'Pacific/Auckland')).toBe('2026-11-22T19:00:00.000Z')
    expect(next('2026-11-22T19:00:00Z', 'Pacific/Auckland')).toBe('2026-11-29T19:00:00.000Z')
    expect(next('2026-11-23T15:00:00Z', 'America/Los_Angeles')).toBe('2026-11-23T16:00:00.000Z')
  })

  test('the one before is the moment itself, or the last before it', () => {
    expect(last('2026-11-23T08:00:00Z', 'UTC')).toBe('2026-11-23T08:00:00.000Z')
    expect(last('2026-11-23T07:59:59Z', 'UTC')).toBe('2026-11-16T08:00:00.000Z')
    expect(last('2026-10-26T06:30:00Z', 'Europe/Berlin')).toBe('2026-10-19T06:00:00.000Z')
  })
})
