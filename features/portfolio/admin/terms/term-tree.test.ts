import { expect, test } from 'vitest'
import type { OwnerTerm } from '../../wire.admin'
import { possibleParents, termLines } from './term-tree'

const term = (id: number, name: string, parent = 0, taxonomy: OwnerTerm['taxonomy'] = 'category'): OwnerTerm => ({
  ...{ id, taxonomy, name, parent },
  ...{ slug: name.toLowerCase(), description: '', count: 0 },
})

const terms = [
  term(1, 'Houses'),
  term(2, 'Kitchens'),
  term(3, 'Small kitchens', 2),
  term(4, 'Decks'),
  term(5, 'Tiny', 3),
  term(6, 'x', 0, 'tag'),
]

test('P10: terms stand behind the one that they stand below, by name within the same', () => {
  expect(termLines(terms, 'category').map(({ path, depth }) => [depth, path])).toEqual([
    [0, 'Decks'],
    [0, 'Houses'],
    [0, 'Kitchens'],
    [1, 'Kitchens › Small kitchens'],
    [2, 'Kitchens › Small kitchens › Tiny'],
  ])
  expect(termLines([term(9, 'Lost', 77)], 'category').map(({ name }) => name)).toEqual(['Lost'])
})

test('P10: nothing may stand below itself, nor below what stands below it', () => {
  const lines = termLines(terms, 'category')
  expect(possibleParents(lines, 2).map(({ name }) => name)).toEqual(['Decks', 'Houses'])
  expect(possibleParents(lines, 0)).toHaveLength(5)
})
