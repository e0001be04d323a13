import { expect, test } from 'vitest'
import { ageIn, nextDue, standingOf } from './schedule'

const due = (now: string, hour: number, zone: string): string => new Date(nextDue(Date.parse(now), hour, zone)).toISOString()

test.each([
  ['2026-11-23T03:59:59Z', 4, 'UTC', '2026-11-23T04:00:00.000Z'],
  ['2026-11-23T04:00:00Z', 4, 'UTC', '2026-11-24T04:00:00.000Z'],
  ['2026-11-23T23:30:00Z', 0, 'UTC', '2026-11-24T00:00:00.000Z'],
  // Half past four in the afternoon there, and a zone of half hours.
  ['2026-11-23T03:30:00Z', 4, 'Pacific/Auckland', '2026-11-23T15:00:00.000Z'],
  ['2026-11-23T03:30:00Z', 4, 'Asia/Kolkata', '2026-11-23T22:30:00.000Z'],
  // Clocks are turned: forwards, at an hour that they skip, backwards.
  ['2026-03-28T12:00:00Z', 4, 'Europe/London', '2026-03-29T03:00:00.000Z'],
  ['2026-10-24T12:00:00Z', 4, 'Europe/London', '2026-10-25T04:00:00.000Z'],
])('after %s it is %i o’clock in %s at %s', (now, hour, zone, at) => expect(due(now, hour, zone)).toBe(at))

test('every day has one, also where clocks are turned', () => {
  for (const zone of ['Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe'])
    for (const hour of [0, 2, 3]) {
      const all = [Date.parse('2026-01-01T00:00:00Z')]
      while (all.length < 366) all.push(nextDue(all.at(-1)!, hour, zone))
      const gaps = all.slice(2).map((at, day) => (at - all[day + 1]!) / 3_600_000)
      for (const gap of gaps) expect(Math.abs(gap - 24), `${zone} ${hour}`).toBeLessThanOrEqual(2)
      // What it is due for is asked again when its time has come.
      for (const at of all.slice(1)) expect(nextDue(at - 1, hour, zone)).toBe(at)
    }
})

test('a backup is late a day and two hours after the last one, or after the schedule was switched on', () => {
  const now = Date.parse('2026-11-23T12:00:00Z')
  const [fresh, old] = [{ at: '2026-11-22T10:00:00Z' }, { at: '2026-11-22T09:59:59Z' }]
  const since = '2026-11-01T00:00:00Z'
  expect(standingOf({ isOn: true, since }, { last: fresh }, now)).toBe('fine')
  expect(standingOf({ isOn: true, since }, { last: old }, now)).toBe('late')
  expect(standingOf({ isOn: true, since }, {}, now)).toBe('late')
  expect(standingOf({ isOn: true, since: fresh.at }, { last: old }, now)).toBe('fine')
  expect(standingOf({ isOn: false, since: undefined }, { last: old }, now), 'nobody said how often').toBe('fine')
  expect(standingOf({ isOn: false, since: undefined }, {}, now)).toBe('fine')
  expect(standingOf({ isOn: true, since }, { last: fresh, failed: { at: since } }, now)).toBe('failed')
})

test.each([
  [0, 'Under an hour'],
  [3_599_999, 'Under an hour'],
  [3_600_000, '1 hour'],
  [86_399_999, '23 hours'],
  [86_400_000, '1 day'],
  [200_000_000, '2 days'],
])('%i ms: %s', (milliseconds, words) => expect(ageIn(milliseconds)).toBe(words))
