import { afterEach, expect, test } from 'vitest'
import { placeNow, setLocale } from '../words/say'
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

test('what is no day has no beginning, and neither has one that clocks do not show in four digits', () => {
  setLocale({ ...home, timeZone: 'America/New_York' })
  for (const day of ['2026-13-01', '0214-03-14', '0000-01-01', '9999-12-31'])
    expect(startOfDay(day), day).toSatisfy((at: number) => Number.isNaN(at) || at > 0)
  expect(startOfDay('0214-03-14')).toBeNaN()
})
