import { expect, test } from 'vitest'
import { differencesOf } from './differences'

test('only what differs is named, by its place, in words', () => {
  const theirs = { name: 'Ash & Co', address: { city: 'Ely' }, profiles: ['a'], isHidden: true, spans: [{ from: '08:00' }] }
  const mine = { name: 'Ash & Co', address: { city: 'Cork' }, profiles: ['a', 'b'], isHidden: false, spans: [{ from: '09:00' }] }
  expect(differencesOf(theirs, mine)).toEqual([
    { label: 'Address city', theirs: 'Ely', mine: 'Cork' },
    { label: 'Profiles', theirs: 'a', mine: 'a\nb' },
    { label: 'Is hidden', theirs: 'On', mine: 'Off' },
    { label: 'Spans 1 from', theirs: '08:00', mine: '09:00' },
  ])
})

test('what one of them has and the other has not is a difference', () =>
  expect(differencesOf({ more: null }, { more: { href: '/privacy' } })).toEqual([{ label: 'More href', theirs: '', mine: '/privacy' }]))

test('a place has the label that it is given', () =>
  expect(differencesOf({ 'your-name': 'A' }, { 'your-name': 'B' }, { 'your-name': 'Your name' })).toEqual([
    { label: 'Your name', theirs: 'A', mine: 'B' },
  ]))
