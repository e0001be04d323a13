import { expect, test } from 'vitest'
import type { Module, PageDocument } from '../../../../admin/document/document'
import { keyOf } from '../../../../admin/document/keys'
import { rowOf } from '../../document/layouts'
import { outlineOf } from './outline-items'
import { actionOf, typedIn } from './outline-keys'

const module = (title: string): Module => ({ block: 'heading', props: { title } })
const page = {
  version: 2,
  path: '/',
  title: 'Home',
  rows: [rowOf([12], [module('a')]), rowOf([6, 6], [module('b')])],
} as unknown as PageDocument
const [first, second] = page.rows
const items = outlineOf(page, { shut: new Set(), faults: [] })
const press = (at: string | undefined, key: string, more = {}) =>
  actionOf(items, at, { key, altKey: false, ctrlKey: false, metaKey: false, ...more })

test('a row with one column shows what is in it; others show their columns', () => {
  expect(items.map(({ kind, level, number, of }) => [kind, level, number, of])).toEqual([
    ['row', 1, 1, 2],
    ['module', 2, 1, 1],
    ['row', 1, 2, 2],
    ['column', 2, 1, 2],
    ['module', 3, 1, 1],
    ['column', 2, 2, 2],
  ])
})

test('what is shut hides what is in it, and counts the faults of all of it', () => {
  const faults = [
    { path: 'rows.0.columns.0.modules.0.props.title', text: 'Too long.' },
    { path: 'rows.0.anchor', text: 'No word.' },
  ]
  const open = outlineOf(page, { shut: new Set(), faults })
  expect(open.map(({ faults: count }) => count).slice(0, 2)).toEqual([1, 1])
  const shut = outlineOf(page, { shut: new Set([keyOf(first!)]), faults })
  expect(shut.map(({ faults: count }) => count)).toEqual([2, 0, 0, 0, 0])
})

test('arrows choose, fold and find what something stands in; with Alt they move it', () => {
  const [row, inner, next, column, deep] = items.map(({ key }) => key)
  expect(press(row, 'ArrowDown')).toEqual({ to: inner })
  expect(press(next, 'ArrowUp')).toEqual({ to: inner })
  expect(press(inner, 'ArrowLeft')).toEqual({ to: row })
  expect(press(deep, 'ArrowLeft')).toEqual({ to: column })
  expect(press(row, 'ArrowLeft')).toEqual({ shut: row })
  expect(press(row, 'ArrowRight')).toEqual({ to: inner })
  expect(press(undefined, 'ArrowDown')).toEqual({ to: row })
  expect(press(row, 'End')).toEqual({ to: items.at(-1)!.key })
  expect(press(inner, 'ArrowDown', { altKey: true })).toEqual({ step: 1 })
  expect(press(inner, 'Delete')).toEqual({ action: 'remove' })
  expect(press(inner, 'd', { ctrlKey: true })).toEqual({ action: 'duplicate' })
  expect(press(inner, 'x')).toBeUndefined()
  expect(keyOf(second!)).toBe(next)
})

test('only what holds something is open or shut', () => {
  expect(items.map(({ isOpen }) => isOpen)).toEqual([true, undefined, true, true, undefined, undefined])
})

test('a letter leads to the next line that begins with it, from the end on from the start', () => {
  const plain = { altKey: false, ctrlKey: false, metaKey: false }
  const nameOf = ({ kind, number }: (typeof items)[number]): string => `${kind} ${number}`
  const typed = (at: number | undefined, key: string, more = {}) =>
    typedIn(items, at === undefined ? undefined : items[at]!.key, { key, ...plain, ...more }, nameOf)
  expect(typed(undefined, 'c')).toEqual({ to: items[3]!.key })
  expect(typed(3, 'C')).toEqual({ to: items[5]!.key })
  expect(typed(5, 'r')).toEqual({ to: items[0]!.key })
  expect(typedIn(items, undefined, { key: 'e', ...plain }, ({ kind }) => (kind === 'column' ? 'Éclairs' : kind))).toEqual({
    to: items[3]!.key,
  })
  expect(typed(0, 'x')).toBe(undefined)
  expect(typed(0, 'c', { ctrlKey: true })).toBe(undefined)
})
