import { expect, test } from 'vitest'
import { groupsOf, hasDays, usualSpan, weekFor, withDays } from './week'

const shown = (week: Parameters<typeof groupsOf>[0], held: Parameters<typeof groupsOf>[1] = []) =>
  groupsOf(week, held).map(({ days, spans }) => [days.length === 1 ? days[0] : `${days[0]}–${days.at(-1)}`, spans.length])

test.each([
  [
    'weekdays',
    [
      ['monday–friday', 1],
      ['saturday–sunday', 0],
    ],
  ],
  [
    'six-days',
    [
      ['monday–saturday', 1],
      ['sunday', 0],
    ],
  ],
  ['every-day', [['monday–sunday', 1]]],
] as const)('%s opens as it says', (choice, groups) => {
  expect(shown(weekFor(choice))).toEqual(groups)
  expect(hasDays(choice)).toBe(true)
})

test('nothing chosen and by appointment have no days', () => {
  expect(hasDays('')).toBe(false)
  expect(hasDays('appointment')).toBe(false)
})

test('days with times of their own stand alone, and days that are held stay as they are', () => {
  const week = withDays(weekFor('weekdays'), ['friday'], [{ ...usualSpan, to: '12:00' }])
  expect(shown(week)).toEqual([
    ['monday–thursday', 1],
    ['friday', 1],
    ['saturday–sunday', 0],
  ])
  expect(shown(weekFor('weekdays'), [['monday'], ['tuesday']])).toEqual([
    ['monday', 1],
    ['tuesday', 1],
    ['wednesday–friday', 1],
    ['saturday–sunday', 0],
  ])
  expect(shown(week, [['thursday', 'friday']])).toEqual([
    ['monday–wednesday', 1],
    ['thursday–friday', 1],
    ['saturday–sunday', 0],
  ])
})
