import { expect, test } from 'vitest'
import { keptWeek, weekOf } from '../../hours'
import { closedText, openText } from './hours-text'

test('hours are said in whole words, in both languages', () => {
  const week = keptWeek(weekOf('six-days')!)
  expect(openText(week, 'en')).toBe('Monday to Saturday, 9 am to 5 pm')
  expect(openText(week, 'de')).toBe('Montag bis Samstag, 9 bis 17 Uhr')
  expect([closedText(week, 'en'), closedText(week, 'de')]).toEqual(['Sunday', 'Sonntag'])
})
