import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { duration, isoDay, isoMoment } from './moments'

const problemOf = (shape: Parameters<typeof safeParse>[0], value: unknown): string | undefined =>
  safeParse(shape, value).issues?.[0].message

test.each(['2026-11-28', '2028-02-29'])('%s is a day', (day) => expect(problemOf(isoDay, day)).toBeUndefined())

test.each([
  ['', 'Enter a date.'],
  ['28/11/2026', 'Enter a date.'],
  ['2026-11-28T00:00:00Z', 'Enter a date.'],
  ['2026-02-29', 'This date does not exist.'],
  [20261128, 'Enter a date.'],
])('%s is no day: %s', (day, problem) => expect(problemOf(isoDay, day)).toBe(problem))

test.each(['2026-11-28T09:30:00.000Z', '2026-11-28T09:30:00Z'])('%s is a moment', (at) => expect(problemOf(isoMoment, at)).toBeUndefined())

test.each([
  ['', 'Enter a date and a time.'],
  ['2026-11-28', 'Enter a date and a time.'],
  ['2026-02-30T09:30:00.000Z', 'There is no such time.'],
  ['2026-11-28T09:30:00.000+13:00', 'There is no such time.'],
])('%s is no moment: %s', (at, problem) => expect(problemOf(isoMoment, at)).toBe(problem))

test('a duration is a number of seconds within its bounds', () => {
  const shape = duration(1, 3600)
  expect([problemOf(shape, 90), problemOf(shape, 0), problemOf(shape, 3601), problemOf(shape, 'PT1M')]).toEqual([
    undefined,
    'This has to be at least 1 s.',
    'This can be at most 3600 s.',
    'Enter a duration.',
  ])
})
