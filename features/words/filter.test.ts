import { expect, test } from 'vitest'
import { changesIn, filtered, writtenSince } from './filter'

const text = (place: string, standard: string, own = '', help = '') => ({ place, standard, own, help, way: '' })
const groups = [
  { name: 'reviews.card', title: 'Reviews: cards', texts: [text('readMore', 'Read more', 'Go on'), text('nameless', 'Name withheld')] },
  { name: 'header.header', title: 'Header', texts: [text('menu', 'Menü', '', 'Opens the links.')] },
]
const found = (search: string, onlyOwn = false, draft = {}) =>
  filtered(groups, { search, onlyOwn }, draft).flatMap(({ texts }) => texts.map(({ place }) => place))

test('issue 6: texts are found by what they say, by own words, by when they are shown, and by their place', () => {
  expect(found('')).toEqual(['readMore', 'nameless', 'menu'])
  expect([found('menu'), found('go ON'), found('links'), found('cards'), found('nothing like it')]).toEqual([
    ['menu'],
    ['readMore'],
    ['menu'],
    ['readMore', 'nameless'],
    [],
  ])
})

test('issue 6: only what was changed; what is being taken back stays until it is saved', () => {
  expect(found('', true)).toEqual(['readMore'])
  expect(found('', true, { 'reviews.card/readMore': '', 'header.header/menu': 'Ways' })).toEqual(['readMore', 'menu'])
})

test('issue 6: nothing is saved but what differs from what is kept', () => {
  const draft = { 'reviews.card/readMore': 'Go on ', 'reviews.card/nameless': 'Somebody', 'header.header/menu': '' }
  expect(changesIn(groups, draft)).toEqual([{ group: 'reviews.card', place: 'nameless', text: 'Somebody' }])
})

test('issue 6: what is written while the rest is being saved stays to be saved next', () => {
  const sent = { 'reviews.card/nameless': 'Somebody', 'header.header/menu': 'Ways' }
  expect(writtenSince(sent, sent)).toEqual({})
  expect(writtenSince(sent, { ...sent, 'header.header/menu': 'Ways about' })).toEqual({ 'header.header/menu': 'Ways about' })
})
