import { afterEach, expect, test } from 'vitest'
import { counted, decimal, placeNow, setLocale } from './say'
import { resolveTexts, texts } from './texts'
import { createVisitorTexts, differingIn, wordingNow } from './texts.server'

const card = texts('test.card', { more: 'More', sorts: { newest: 'Newest first', oldest: 'Oldest first' } })
const list = texts('test.list', { found: { one: '{count} review', other: '{count} reviews' } })
const german = { 'test.card': { more: 'Mehr', sorts: { newest: 'Neueste zuerst', oldest: 'Älteste zuerst' } } }
const spoken = createVisitorTexts(new Map([['test.card', { title: 'Cards', help: {} }]]), { de: german })
const home = placeNow()

afterEach(() => {
  spoken.speak('en-NZ', {})
  setLocale(home)
})

test('issue 6: the owner goes before the translation, and that before the words of the program', () => {
  spoken.speak('de-AT', { 'test.card': { 'sorts.newest': 'Frisch' } })
  expect(card).toEqual({ more: 'Mehr', sorts: { newest: 'Frisch', oldest: 'Älteste zuerst' } })
  expect(list.found.other).toBe('\u2066{count} reviews\u2069')
  spoken.speak('fr', { 'test.card': { more: 'Encore' } })
  expect(card).toEqual({ more: 'Encore', sorts: { newest: '\u2066Newest first\u2069', oldest: '\u2066Oldest first\u2069' } })
  spoken.speak('en-NZ', {})
  expect(card.more).toBe('More')
})

test('issue 6: a browser is told of nothing but what differs in what its code reads', () => {
  expect(differingIn([card, list])).toBeUndefined()
  spoken.speak('en-NZ', { 'test.card': { more: 'Go on' } })
  expect(differingIn([card, list])).toEqual({ 'test.card': { more: 'Go on' } })
  expect(differingIn([list])).toBeUndefined()
  expect(differingIn(undefined)).toBeUndefined()
})

test('issue 6: what was drawn in other words is out of date, and nothing is while they stay', () => {
  const own = {}
  spoken.speak('de', own)
  const before = wordingNow()
  spoken.speak('de', own)
  expect(wordingNow()).toBe(before)
  spoken.speak('de', {})
  expect(wordingNow()).not.toBe(before)
})

test('issue 6: words that are settled before their texts are loaded hold for them too', () => {
  resolveTexts({ 'test.late': { close: 'Zu' } })
  expect(texts('test.late', { close: 'Close', open: 'Open' })).toEqual({ close: 'Zu', open: 'Open' })
})

test('issue 6: a text counts as its language does', () => {
  expect([0, 1, 2].map((count) => counted(list.found, count))).toEqual(['0 reviews', '1 review', '2 reviews'])
  setLocale({ ...home, language: 'pl' })
  spoken.speak('pl', { 'test.list': { 'found.one': '{count} opinia', 'found.few': '{count} opinie', 'found.many': '{count} opinii' } })
  expect([1, 3, 5].map((count) => counted(list.found, count))).toEqual(['1 opinia', '3 opinie', '5 opinii'])
})

test('issue 6: an average is written as the site writes numbers', () => {
  expect(decimal(4.87)).toBe('4.9')
  setLocale({ ...home, language: 'de' })
  expect([decimal(4.87), decimal(5)]).toEqual(['4,9', '5,0'])
})
