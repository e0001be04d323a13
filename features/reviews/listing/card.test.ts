import { placeNow, say, setLocale } from '@frontage/kit/say'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { agoOf, fitOf, lookAs, lookOf, monthOf, paragraphsOf, roomOf, sourceNameOf, whenOf } from './card'

beforeAll(() => setLocale({ language: 'en', timeZone: 'Pacific/Auckland' }))

const review = { text: '', title: '', photos: [], reply: null, rating: 5, recommendation: '' as const }
const reply = { name: 'Grace', text: 'Fair call.', date: null }
const letters = (count: number) => 'x'.repeat(count)

test.each([
  ['short praise stands on the tide', { text: letters(42) }, 'tide'],
  ['praise of one or two lines stands bare', { text: letters(78) }, 'bare'],
  ['a few lines stand on primer', { text: letters(115) }, 'primer'],
  ['everything longer is a sheet', { text: letters(116) }, 'sheet'],
  ['a photo always lies on a sheet', { text: letters(10), photos: ['deck.jpg'] }, 'sheet'],
  ['a low rating is never set large', { text: letters(10), rating: 3 }, 'primer'],
  ['nor is one that does not recommend', { text: letters(10), rating: null, recommendation: 'negative' as const }, 'primer'],
  ['a recommendation is praise', { text: letters(10), rating: null, recommendation: 'positive' as const }, 'tide'],
  ['an answered review is not set large', { text: letters(10), reply }, 'primer'],
  ['nor is one with a title', { text: letters(10), title: 'Solid' }, 'primer'],
  ['East Asian text fills a line sooner', { text: '寧'.repeat(22) }, 'bare'],
])('%s', (_case, change, look) => {
  expect(lookOf({ ...review, ...change })).toBe(look)
})

test('marks above letters take no room', () => {
  expect(roomOf('a\u0304')).toBe(1)
})

test('a text fills its lines with letters or with paragraphs', () => {
  expect([180, 181, 216, 217].map((count) => fitOf(letters(count), 6))).toEqual(['fits', 'near', 'near', 'over'])
  expect(fitOf('a\n\nb\nc', 3)).toBe('fits')
  expect(fitOf('a\n\nb\nc\nd', 3)).toBe('over')
})

test('paragraphs are kept, empty lines are not', () => {
  expect(paragraphsOf(' one \r\n\r\n two\nthree\n')).toEqual(['one', 'two', 'three'])
})

test('the month is that of the site, not of Greenwich', () => {
  expect(monthOf('2026-02-28T12:00:00Z')).toBe('March 2026')
})

test.each([
  ['2026-11-21T11:00:00Z', 'today'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-11-15T12:00:00Z', '6 days ago'],
  ['2026-11-14T12:00:00Z', 'last week'],
  ['2026-10-21T12:00:00Z', 'last month'],
  ['2026-03-21T12:00:00Z', '8 months ago'],
  ['2024-11-20T12:00:00Z', '2 years ago'],
  ['2027-01-01T00:00:00Z', 'today'],
])('%s was %s', (date, words) => {
  expect(agoOf(date, new Date('2026-11-21T12:00:00Z'))).toBe(words)
})

test('a date is a month, a day, or how long ago it was', () => {
  const now = new Date('2026-03-08T00:00:00Z')
  const date = '2026-02-28T12:00:00Z'
  expect([whenOf(date, undefined, now), whenOf(date, 'day', now), whenOf(date, 'ago', now)]).toEqual([
    'March 2026',
    '1 March 2026',
    'last week',
  ])
})

test('dates follow the language and the calendar of the site', () => {
  const home = placeNow()
  onTestFinished(() => setLocale(home))
  setLocale({ language: 'de', timeZone: 'Europe/Berlin' })
  expect(monthOf('2026-02-28T12:00:00Z')).toBe('Februar 2026')
  expect(agoOf('2026-11-20T11:00:00Z', new Date('2026-11-21T12:00:00Z'))).toBe('gestern')
})

test('an owner may want one look for all', () => {
  expect([lookAs('vary', review), lookAs(undefined, review), lookAs('sheet', review)]).toEqual(['tide', 'tide', 'sheet'])
})

test('what came through our own form is from our site', () => {
  expect([sourceNameOf('Submitted'), sourceNameOf('Google')]).toEqual(['Our site', 'Google'])
})

test('gaps are filled, unknown ones stay', () => {
  expect(say('{shown} of {total} {what}', { shown: 12, total: 1200 })).toBe('12 of 1,200 {what}')
})
