import { describe, expect, test } from 'vitest'
import { dropped, type Line, linesOf, nested, pathsOf, stepped, withNew, without } from './lines'

/** `a`, ` b`: each space is a step to the right. */
const read = (...texts: string[]): Line[] =>
  texts.map((text) => ({ key: text.trim(), label: text.trim(), href: '/', depth: text.length - text.trimStart().length }))
const written = (lines: readonly Line[] | undefined): string[] | undefined => lines?.map(({ label, depth }) => ' '.repeat(depth) + label)

const menu = read('a', ' b', '  c', ' d', 'e')

describe('T02: the lines of a menu', () => {
  test('come from nested links and go back to them, and faults find their line', () => {
    const lines = linesOf([{ label: 'a', href: '/a', children: [{ label: 'b', href: '/b' }] }, 3])
    expect(written(lines)).toEqual(['a', ' b', ''])
    expect(nested(menu).map(({ line, below }) => [line.label, below.map((one) => one.line.label)])).toEqual([
      ['a', ['b', 'd']],
      ['e', []],
    ])
    expect([...pathsOf(menu, 'links', 'children').values()]).toEqual([
      ...['links.0', 'links.0.children.0', 'links.0.children.0.children.0', 'links.0.children.1', 'links.1'],
    ])
  })

  test.each([
    ['e', 'up', ['e', 'a', ' b', '  c', ' d']],
    ['a', 'down', ['e', 'a', ' b', '  c', ' d']],
    ['b', 'down', ['a', ' d', ' b', '  c', 'e']],
    ['b', 'out', ['a', ' d', 'b', ' c', 'e']],
    ['c', 'out', ['a', ' b', ' c', ' d', 'e']],
    ['d', 'in', ['a', ' b', '  c', '  d', 'e']],
    ['e', 'in', ['a', ' b', '  c', ' d', ' e']],
    ['a', 'in', undefined],
    ['a', 'out', undefined],
    ['a', 'up', undefined],
    ['b', 'up', undefined],
    ['e', 'down', undefined],
  ] as const)('%s goes %s with what is below it', (key, way, expected) => {
    expect(written(stepped(menu, key, way, 2))).toEqual(expected)
  })

  test('nothing goes deeper than three levels', () => {
    expect(stepped(read('z', 'a', ' b', '  c'), 'a', 'in', 2)).toBeUndefined()
    expect(written(dropped(read('z', 'a', ' b', '  c'), 'a', 1, 4, 2))).toEqual(['z', 'a', ' b', '  c'])
  })

  test.each([
    ['e', 1, 0, ['a', ' e', ' b', '  c', ' d']],
    ['e', 0, 0, ['e', 'a', ' b', '  c', ' d']],
    ['e', 4, 1, ['a', ' b', '  c', ' d', ' e']],
    ['e', 4, 9, ['a', ' b', '  c', ' d', '  e']],
    ['b', 4, 0, ['a', ' d', 'e', ' b', '  c']],
    ['b', 4, -1, ['a', ' d', 'e', 'b', ' c']],
    ['a', 2, 0, ['a', ' b', '  c', ' d', 'e']],
    ['d', 3, -1, ['a', ' b', '  c', 'd', 'e']],
  ] as const)('%s dropped at %d, %d steps aside', (key, to, steps, expected) => {
    expect(written(dropped(menu, key, to, steps, 2))).toEqual(expected)
  })

  test('a line is added below another one, and goes with what is below it', () => {
    const line = read('  n')[0]!
    expect(written(withNew(menu, line, 'b'))).toEqual(['a', ' b', '  c', '  n', ' d', 'e'])
    expect(written(without(menu, 'b'))).toEqual(['a', ' d', 'e'])
  })
})
