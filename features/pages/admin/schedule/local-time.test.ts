import { expect, test } from 'vitest'
import { faultOf, fromField, timeWords, toField, zoneName } from './local-time'

test('a time goes through the field and comes back as it was, to the minute', () => {
  const at = '2026-11-28T09:30:00.000Z'
  expect(fromField(toField(at))).toBe(at)
  expect(toField(null)).toBe('')
  expect(fromField('')).toBeNull()
  expect(fromField('tomorrow')).toBeNull()
})

test('a time is told in full, with the zone that it belongs to', () => {
  expect(timeWords('2026-11-27T20:00:00.000Z', 'Pacific/Auckland')).toBe('Saturday, 28 November 2026 at 9:00 am')
  expect(zoneName('Pacific/Auckland')).toBe('New Zealand Time')
})

test('times that have passed, or that would end a page before it begins, are noticed', () => {
  const now = new Date('2026-11-21T00:00:00.000Z')
  const [before, soon, later] = ['2026-11-20T00:00:00.000Z', '2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z']
  expect(faultOf({ publishAt: before, unpublishAt: null }, now)).toBe('publish-past')
  expect(faultOf({ publishAt: null, unpublishAt: before }, now)).toBe('unpublish-past')
  expect(faultOf({ publishAt: later, unpublishAt: soon }, now)).toBe('turned')
  expect(faultOf({ publishAt: soon, unpublishAt: later }, now)).toBeUndefined()
  expect(faultOf({ publishAt: null, unpublishAt: null }, now)).toBeUndefined()
})
