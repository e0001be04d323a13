import { setLocale } from '@frontage/kit/say'
import { parse } from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { businessShape } from '../business'
import { stateAt } from './open-days'
import { instantOf } from './opening-moments'
import { lineOn, tableOf } from './opening-table'
import { nextChange, openingView } from './opening-view'
import { daysText, spanText } from './opening-words'

const home = { language: 'en-NZ', timeZone: 'Pacific/Auckland' }
afterEach(() => setLocale(home))

const day = [{ from: '07:30', to: '16:30' }]
const { hours, exceptions } = parse(businessShape, {
  hours: {
    ...{ monday: day, tuesday: day, wednesday: day, friday: day },
    thursday: [
      { from: '07:30', to: '12:00' },
      { from: '13:00', to: '18:00' },
    ],
  },
  exceptions: [
    { from: '2026-12-24', to: '2027-01-05', note: 'Summer' },
    { from: '2026-11-28', to: '2026-11-28', note: 'Open day', spans: [{ from: '10:00', to: '14:00' }] },
    { from: '2026-10-26', to: '2026-10-26', note: 'Labour Day' },
  ],
})
const opening = { week: hours!, exceptions }
const saidAt = (now: string) => {
  const [, isOpen, word, detail, line] = openingView({ now, hours, exceptions }, true)!.moments[0]!
  return { isOpen: isOpen === 1, text: `${word} ${detail}`, line }
}

test('neighbouring days that are alike stand in one line, days apart do not', () => {
  const lines = tableOf(opening, '2026-11-21', true).week.map(({ first, last }) => daysText(first, last, true))
  expect(lines).toEqual(['Mon – Wed', 'Thu', 'Fri', 'Sat – Sun'])
  expect(tableOf(opening, '2026-11-21', false).week).toHaveLength(7)
  expect(spanText({ from: '07:30', to: '16:30' })).toMatch(/^7:30\sam\s–\s4:30\spm$/)
})

test('days that are otherwise are shown when they are near, the next one first, and hold on their day', () => {
  const table = tableOf(opening, '2026-11-21', true)
  expect(table.others.map(({ note }) => note)).toEqual(['Open day', 'Summer'])
  expect(lineOn('2026-11-28', table, opening)).toBe('x1')
  expect(lineOn('2026-11-29', table, opening)).toBe('w5')
  expect(tableOf(opening, '2026-10-01', true).others.map(({ note }) => note)).toEqual(['Labour Day', 'Open day'])
})

test.each([
  // Sunday evening in Nelson is Sunday morning in UTC.
  ['2026-11-22T08:00:00Z', false, 'Closed now opens tomorrow at 7:30 am', 'w5'],
  ['2026-11-22T18:29:59Z', false, 'Closed now opens today at 7:30 am', 'w0'],
  ['2026-11-22T18:30:00Z', true, 'Open now until 4:30 pm', 'w0'],
  ['2026-11-23T03:30:00Z', false, 'Closed now opens tomorrow at 7:30 am', 'w0'],
  ['2026-11-25T23:30:00Z', false, 'Closed now opens today at 1:00 pm', 'w3'],
  ['2026-11-27T21:00:00Z', true, 'Open now until 2:00 pm', 'x1'],
  ['2026-11-28T01:00:00Z', false, 'Closed now opens Monday at 7:30 am', 'x1'],
  ['2026-12-24T00:00:00Z', false, 'Closed now opens Wednesday, 6 January at 7:30 am', 'x0'],
])('at %s it says where the business is: %s, %s', (now, isOpen, text, line) => {
  expect({ ...saidAt(now), text: saidAt(now).text.replaceAll(/\s/g, ' ') }).toEqual({
    isOpen,
    text,
    line,
  })
})

test('a business without any times is closed and promises nothing; without hours nothing is said', () => {
  const { hours: closed } = parse(businessShape, { hours: {} })
  expect(stateAt({ date: '2026-11-23', time: '10:00' }, { week: closed!, exceptions: [] })).toEqual({ isOpen: false })
  expect(openingView({ now: '2026-11-23T00:00:00Z', hours: null, exceptions: [] }, true)).toBeUndefined()
  expect(nextChange({ now: '2026-11-23T00:00:00Z', hours: null, exceptions: [] })).toBeUndefined()
})

test('each change of the next seven days has its moment, in order, and the last one says nothing', () => {
  const { moments } = openingView({ now: '2026-11-22T20:00:00Z', hours, exceptions }, true)!
  expect(moments.map(([at]) => at)).toEqual(moments.map(([at]) => at).toSorted((a, b) => a - b))
  expect(new Date(moments[1]![0]).toISOString()).toBe('2026-11-23T03:30:00.000Z')
  expect(moments.at(-1)).toEqual([Date.parse('2026-11-29T11:00:00Z'), 0, '', '', ''])
  expect(nextChange({ now: '2026-11-22T20:00:00Z', hours, exceptions })).toBe(moments[1]![0])
})

test('clocks that are turned turn the moments with them (bar H19)', () => {
  // In New Zealand clocks go forward on 27 September 2026 and back on 4 April 2027, at night.
  expect(new Date(instantOf({ date: '2026-09-26', time: '07:30' })).toISOString()).toBe('2026-09-25T19:30:00.000Z')
  expect(new Date(instantOf({ date: '2026-09-27', time: '07:30' })).toISOString()).toBe('2026-09-26T18:30:00.000Z')
  expect(new Date(instantOf({ date: '2027-04-04', time: '07:30' })).toISOString()).toBe('2027-04-03T19:30:00.000Z')
  setLocale({ language: 'de', timeZone: 'Europe/Berlin' })
  expect(new Date(instantOf({ date: '2026-10-25', time: '09:00' })).toISOString()).toBe('2026-10-25T08:00:00.000Z')
  expect(daysText(0, 4, false)).toBe('Montag – Freitag')
})
