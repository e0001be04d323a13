import { expect, test } from 'vitest'
import { kindCalled, kindsFor, kindWith } from './kind-search'

const all = {
  groups: [
    {
      title: 'Food',
      kinds: [
        { id: 'cafe', title: 'Café', words: ['coffee shop', 'espresso bar'] },
        { id: 'bar', title: 'Bar', words: ['pub'] },
        { id: 'barber', title: 'Barber', words: [] },
        { id: 'baker', title: 'Bäckerei', words: ['Bäcker', 'SÜẞWAREN'] },
      ],
    },
    { title: 'Health', kinds: [{ id: 'physio', title: 'Physiotherapy', words: ['sports injuries', 'physiotherapist'] }] },
  ],
}
const found = (typed: string): string[] => kindsFor(all, typed).map(({ id }) => id)

test.each([
  ['cafe', ['cafe']],
  ['COFFEE', ['cafe']],
  [' CAFÉ ', ['cafe']],
  ['coffee shop', ['cafe']],
  ['backer', ['baker']],
  ['BÄCK', ['baker']],
  ['Süßwaren', ['baker']],
  ['bar', ['bar', 'barber', 'cafe']],
  ['injur', ['physio']],
  ['therapy', ['physio']],
  ['', []],
  ['zeppelin', []],
])('“%s” finds %j', (typed, ids) => {
  expect(found(typed)).toEqual(ids)
})

test('no more than are asked for', () => {
  expect(kindsFor(all, 'a', 2)).toHaveLength(2)
})

test('a kind is found by its id and by its title', () => {
  expect(kindWith(all, 'bar')?.title).toBe('Bar')
  expect(kindWith(all, 'no')).toBeUndefined()
  expect(kindCalled(all, ' cafe ')?.id).toBe('cafe')
})
