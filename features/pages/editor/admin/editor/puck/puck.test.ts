import type { Data } from '@puckeditor/core'
import { expect, test } from 'vitest'
import type { Module, PageDocument } from '../../../../admin/document/document'
import { keyOf } from '../../../../admin/document/keys'
import { rowOf } from '../../document/layouts'
import { fromPuck } from './from-puck'
import { typeOfBlock } from './names'
import { signOf, toPuck } from './to-puck'

const module = (title: string): Module => ({ block: 'heading', props: { title } })
const page = {
  version: 2,
  path: '/',
  title: 'Home',
  rows: [rowOf([6, 6], [module('a'), module('b')]), rowOf([12], [module('c')])],
} as unknown as PageDocument
const begin = () => ({ title: 'new' })

type Item = { type: string; props: Record<string, Item[]> & { id: never } }
const rowsOf = (data: Data): Item[] => (data.root.props as unknown as { rows: Item[] }).rows
const changed = (change: (rows: Item[]) => void): Data => {
  const data = structuredClone(toPuck(page))
  change(rowsOf(data))
  return data
}
const modulesIn = (row: Item, column: number): Item[] => row.props.columns![column]!.props.modules!

test('an order that has not changed is the same document', () => {
  expect(fromPuck(toPuck(page), page, begin).rows).toEqual(page.rows)
  expect(fromPuck(toPuck(page), page, begin).rows[0]).toBe(page.rows[0])
  expect(signOf(toPuck(page))).toBe(signOf(structuredClone(toPuck(page))))
})

test('what is dragged elsewhere keeps its key, and nothing beside it is touched', () => {
  const data = changed(([first, second]) => modulesIn(second!, 0).push(modulesIn(first!, 0).shift()!))
  const after = fromPuck(data, page, begin)
  expect(after.rows[1]!.columns[0]!.modules.map(({ props }) => props.title)).toEqual(['c', 'a'])
  expect(after.rows[1]!.columns[0]!.modules[1]).toBe(page.rows[0]!.columns[0]!.modules[0])
  expect(keyOf(after.rows[1]!)).toBe(keyOf(page.rows[1]!))
  expect(after.rows[0]!.columns[1]).toBe(page.rows[0]!.columns[1])
})

test('what comes from the palette begins with its usual settings, under the name it got there', () => {
  const data = changed(([first]) => modulesIn(first!, 1).push({ type: typeOfBlock('numbers'), props: { id: 'block-numbers-1' } } as never))
  const [added] = fromPuck(data, page, begin).rows[0]!.columns[1]!.modules
  expect(added).toEqual({ block: 'numbers', props: { title: 'new' } })
  expect(keyOf(added!)).toBe('block-numbers-1')
})

test('columns that come and go leave rows that are full', () => {
  const data = changed(([first, second]) => second!.props.columns!.push(first!.props.columns!.pop()!))
  const spans = fromPuck(data, page, begin).rows.map(({ columns }) => columns.map(({ span }) => span))
  expect(spans).toEqual([[12], [6, 6]])
})
