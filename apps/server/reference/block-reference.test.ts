import { expect, test } from 'vitest'
import { blockFolders } from '../blocks'
import { blockReference } from './block-reference'

const blocks = blockReference()
const find = (name: string) => blocks.find((block) => block.name === name)!

test('every block and island is there, with its examples', () => {
  expect(blocks.map(({ name }) => name).sort()).toEqual([...blockFolders.keys()].sort())
  expect(blocks.filter(({ examples }) => examples.length === 0).map(({ name }) => name)).toEqual([])
})

test('settings come from the schema, and their words from the editor', () => {
  expect(find('opening-hours').settings).toContainEqual({
    ...{ path: 'level', label: 'Heading level', isRequired: false, otherwise: '"h3"' },
    ...{ type: 'one of "h2", "h3", "h4"', help: expect.stringContaining('search engines') },
  })
  expect(find('numbers').settings.map(({ path, type, isRequired }) => [path, type, isRequired])).toEqual([
    ['items', 'list of group, 1 to 6', true],
    ['items.*.number', 'text, at most 20 characters', true],
    ['items.*.unit', 'text, at most 20 characters', false],
    ['items.*.text', 'text, at most 120 characters', true],
  ])
})

test('calls are those that the examples ask', () => {
  expect(find('opening-hours').calls).toEqual(['get-opening-hours: GET /api/opening-hours'])
  expect(find('heading').calls).toEqual([])
})
