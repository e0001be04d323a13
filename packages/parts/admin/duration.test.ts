import { expect, test } from 'vitest'
import { inSeconds, unitOf, unitsUpTo } from './duration'

test('a duration is shown in the largest unit in which it is whole', () => {
  const day = 86_400
  expect([0, 1.5, 90, 120, 5400, 7200, 2 * day].map((seconds) => unitOf(seconds, 30 * day))).toEqual([
    ...['seconds', 'seconds', 'seconds', 'minutes', 'minutes', 'hours', 'days'],
  ])
})

test('units that are longer than the longest duration are not offered', () => {
  expect([unitsUpTo(30), unitsUpTo(60), unitsUpTo(3600)]).toEqual([['seconds'], ['seconds', 'minutes'], ['seconds', 'minutes', 'hours']])
  expect(unitOf(120, 100)).toBe('minutes')
  expect(unitOf(120, 30)).toBe('seconds')
})

test('what is chosen becomes seconds', () => {
  expect([inSeconds(1.5, 'minutes'), inSeconds(0.1, 'seconds'), inSeconds(1.1, 'hours')]).toEqual([90, 0.1, 3960])
})
