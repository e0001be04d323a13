import { expect, test } from 'vitest'
import { differencesOf } from './differences'

test('only what differs is named, by its place, in words', () => {
  const theirs = { name: 'Ash & Co', address: { city: 'Ely' }, profiles: ['a'], isHidden: true, spans: [{ from: '08:00' }] }
  const mine = { name: 'Ash & Co', address: { city: 'Cork' }, profiles: ['a', 'b'], isHidden: false, spans: [{ from: '09:00' }] }
  expect(differencesOf(theirs, mine)).toEqual([
    { path: 'address.city', label: 'Address city', theirs: 'Ely', mine: 'Cork' },
    { path: 'profiles', label: 'Profiles', theirs: 'a', mine: 'a\nb' },
    { path: 'isHidden', label: 'Is hidden', theirs: 'On', mine: 'Off' },
    { path: 'spans.0.from', label: 'Spans 1 from', theirs: '08:00', mine: '09:00' },
  ])
})

test('what one of them has and the other has not is a difference', () =>
  expect(differencesOf({ more: null }, { more: { href: '/privacy' } })).toMatchObject([
    { label: 'More href', theirs: '', mine: '/privacy' },
  ]))

test('a place and its values have the names of the screen, and what lies below is called after it', () => {
  const labels = { 'your-name': 'Your name', hours: 'Opening hours', kinds: { label: 'Categories', values: { 3: 'Decks', 4: 'Fences' } } }
  const theirs = { 'your-name': 'A', hours: { monday: [{ from: '8' }] }, kinds: [3] }
  expect(differencesOf(theirs, { 'your-name': 'B', hours: { monday: [{ from: '9' }] }, kinds: [3, 4] }, labels)).toEqual([
    { path: 'your-name', label: 'Your name', theirs: 'A', mine: 'B' },
    { path: 'hours.monday.0.from', label: 'Opening hours monday 1 from', theirs: '8', mine: '9' },
    { path: 'kinds', label: 'Categories', theirs: 'Decks', mine: 'Decks\nFences' },
  ])
})
