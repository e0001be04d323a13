import { setLocale } from '@frontage/kit/say'
import { beforeEach, expect, test } from 'vitest'
import { fromField, issueOf, plannedTime, shortTime, timeWords, toField } from './local-time'

const home = { language: 'en', timeZone: 'Pacific/Auckland' }
beforeEach(() => setLocale(home))

test('a time goes through the field and comes back as it was, to the minute', () => {
  const at = '2026-11-28T09:30:00.000Z'
  expect(fromField(toField(at))).toBe(at)
  expect(toField(null)).toBe('')
  expect(fromField('')).toBeNull()
  expect(fromField('tomorrow')).toBeNull()
})

test('clocks are those of the site, whatever the machine says, also on the day on which they are turned (bar H19)', () => {
  expect(fromField('2026-09-26T07:30')).toBe('2026-09-25T19:30:00.000Z')
  expect(fromField('2026-09-27T07:30')).toBe('2026-09-26T18:30:00.000Z')
  setLocale({ ...home, timeZone: 'America/New_York' })
  expect(fromField('2026-11-28T09:30')).toBe('2026-11-28T14:30:00.000Z')
})

test('a time is told in full, with the zone that it belongs to', () => {
  const at = '2026-11-27T20:00:00.000Z'
  expect(timeWords(at)).toBe('Saturday, 28 November 2026 at 9:00 am (New Zealand Time)')
  setLocale({ ...home, timeZone: 'Europe/Berlin' })
  expect(timeWords(at)).toBe('Friday, 27 November 2026 at 9:00 pm (Central European Time)')
  expect([toField(at), shortTime(at)]).toEqual(['2026-11-27T21:00', '27 Nov, 9:00 pm'])
})

test('a planned time names its zone where the clock of whoever looks shows another time', () => {
  const at = '2026-11-27T20:00:00.000Z'
  setLocale({ ...home, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone })
  expect(plannedTime(at)).toBe(shortTime(at))
  setLocale({ ...home, timeZone: 'Pacific/Chatham' })
  expect(plannedTime(at)).toBe('28 Nov, 9:45 am Chatham Time')
})

test('times that have passed, or that would end a page before it begins, are noticed', () => {
  const now = new Date('2026-11-21T00:00:00.000Z')
  const [before, soon, later] = ['2026-11-20T00:00:00.000Z', '2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z']
  expect(issueOf({ publishAt: before, unpublishAt: null }, now)).toBe('publish-past')
  expect(issueOf({ publishAt: null, unpublishAt: before }, now)).toBe('unpublish-past')
  expect(issueOf({ publishAt: later, unpublishAt: soon }, now)).toBe('turned')
  expect(issueOf({ publishAt: soon, unpublishAt: later }, now)).toBeUndefined()
  expect(issueOf({ publishAt: null, unpublishAt: null }, now)).toBeUndefined()
})
