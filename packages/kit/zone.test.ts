import { afterEach, expect, test } from 'vitest'
import { placeNow, setLocale } from './words/say'
import { clockAt, startOfDay } from './zone'

const home = placeNow()
afterEach(() => setLocale(home))

test.each([
  ['Pacific/Auckland', '2026-05-03', '2026-05-02T12:00:00.000Z'],
  ['America/New_York', '2026-05-03', '2026-05-03T04:00:00.000Z'],
  // There clocks are turned at midnight: the day begins at one.
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
  ['UTC', '2026-02-28', '2026-02-28T00:00:00.000Z'],
])('in %s the day %s begins at %s (bar H19)', (timeZone, day, iso) => {
  setLocale({ ...home, timeZone })
  expect(new Date(startOfDay(day)).toISOString()).toBe(iso)
  expect(clockAt(startOfDay(day)).slice(0, 10)).toBe(day)
})

test('what is no day has no beginning', () => {
  expect(startOfDay('2026-13-01')).toBeNaN()
})
