import { setLocale } from '@frontage/kit/say'
import { parse } from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { businessShape } from '../business'
import { openFact } from './open-fact'

beforeAll(() => setLocale({ language: 'en', timeZone: 'Europe/London' }))

const day = [{ from: '09:00', to: '17:00' }]
const short = [{ from: '09:00', to: '12:00' }]
const fact = (week: object | null, now: string, exceptions: object[] = []) => {
  const { hours, exceptions: others } = parse(businessShape, { hours: week, exceptions })
  return openFact({ now, hours, exceptions: others })
}
const plain = (text: string | undefined): string | undefined => text?.replace(/[\u202f\u00a0\u2009]/g, ' ')
const MONDAY = '2026-11-23T10:00:00Z'
const weekdays = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day }

test('a week whose open days are alike is said in one line', () => {
  const said = fact(weekdays, MONDAY)
  expect(said?.title).toBe('Open')
  expect(plain(said?.text)).toBe('Monday – Friday, 9:00 am – 5:00 pm')
})

test('otherwise it is today that counts, and on a closed day when it opens again', () => {
  const week = { ...weekdays, saturday: short }
  expect(fact(week, MONDAY)?.title).toBe('Open today')
  expect(plain(fact(week, '2026-11-28T10:00:00Z')?.text)).toBe('9:00 am – 12:00 pm')
  const closed = fact(week, '2026-11-29T10:00:00Z')
  expect(closed?.title).toBe('Closed today')
  expect(plain(closed?.text)).toBe('opens tomorrow at 9:00 am')
})

test('a day that is otherwise is said instead of the week', () => {
  const away = { from: '2026-11-23', to: '2026-11-23', note: 'Stock day' }
  expect(fact(weekdays, MONDAY, [away])?.title).toBe('Closed today')
})

test('nothing is said of hours that nobody knows, and of a business that never opens', () => {
  expect(fact(null, MONDAY)).toBeUndefined()
  expect(fact({}, MONDAY)).toBeUndefined()
})
