import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { answerShapes } from './answers'
import { choiceOf, keptWeek, timeIn, typedWeek, weekOf } from './hours'

const weekWith = (days: object) => parse(answerShapes.place, { week: days }).week

test.each([
  ['9', '09:00'],
  ['9.30', '09:30'],
  ['0930', '09:30'],
  ['17:45', '17:45'],
  ['24:00', undefined],
  ['noon', undefined],
])('%j is %j', (typed, time) => expect(timeIn(typed)).toBe(time))

test('what closes after midnight ends at midnight and goes on the next day; typed again it is one time', () => {
  const week = weekWith({ friday: [{ from: '18:00', to: '02:00', isNextDay: true }] })
  const kept = keptWeek(week)
  expect([kept.friday, kept.saturday]).toEqual([[{ from: '18:00', to: '23:59' }], [{ from: '00:00', to: '02:00' }]])
  expect(typedWeek(kept)).toEqual(week)
})

test('a week is the choice that it is, or one of its own', () => {
  expect(choiceOf(typedWeek(keptWeek(weekOf('weekdays')!)))).toBe('weekdays')
  expect(choiceOf(weekWith({ monday: [{ from: '10:00', to: '12:00' }] }))).toBe('own')
})
