import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar } from './avatar'

const drawn = (name: string): string => renderToStaticMarkup(createElement(Avatar, { name }))
const initialsOf = (name: string): string => (/>(.*)</.exec(drawn(name))?.[1] ?? '').replaceAll('\u200c', '')

test.each([
  ['Hana Parata', 'HP'],
  ['Priya & Dan Nair', 'PN'],
  ['Stu & Jan', 'SJ'],
  ['dot', 'D'],
  ['Anne-Marie van der Berg', 'AB'],
  ['陈雅文', '陈'],
  ['Ōhia', 'Ō'],
  ['***', ''],
  ['', ''],
])('%j is %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a name keeps its colour', () => {
  const toneOf = (name: string) => /data-tone="(\w+)"/.exec(drawn(name))?.[1]
  expect(toneOf('Hana Parata')).toBe(toneOf('Hana Parata'))
  expect(new Set(['Ann', 'Ben', 'Cleo', 'Dot', 'Eve', 'Fay'].map(toneOf)).size).toBeGreaterThan(1)
})

test('only letters of joined scripts are kept apart', () => {
  expect(drawn('Hana Parata')).toContain('>HP<')
  expect(drawn('عمر سالم')).toContain('>ع\u200cس<')
})
