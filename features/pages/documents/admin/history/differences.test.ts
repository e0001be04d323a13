import { expect, test } from 'vitest'
import type { PageDocument } from '../../../page'
import { differencesBetween } from './differences'

type Row = PageDocument['rows'][number]
type Module = Row['columns'][number]['modules'][number]

const module = (block: string, title: string): Module => ({ block, props: { title } })
const row = (modules: Module[], more: Partial<Row> = {}): Row => ({
  ...{ look: 'paper', air: 'full', align: 'start' },
  ...more,
  columns: [{ span: 12, modules }],
})
const page = (rows: Row[], more: Partial<PageDocument> = {}): PageDocument =>
  ({ version: 2, path: '/about', title: 'About', description: '', isHidden: false, rows, ...more }) as PageDocument

const head = row([module('page-head', 'About us')])
const decks = row([module('section-head', 'Decks'), module('buttons', 'Ask us')])

test('two versions that are the same differ in nothing', () => {
  expect(differencesBetween(page([head, decks]), page([head, decks]))).toEqual([])
})

test('settings of the page are named with what they were', () => {
  expect(differencesBetween(page([head]), page([head], { title: 'Who we are', isHidden: true }))).toEqual([
    { what: 'setting', name: 'title', before: 'About', after: 'Who we are' },
    { what: 'setting', name: 'hidden', before: 'no', after: 'yes' },
  ])
})

test('a row that came, one that went and one that moved are told apart', () => {
  const fresh = row([module('map', 'Find us')])
  expect(differencesBetween(page([head]), page([head, fresh]))).toEqual([{ what: 'row', action: 'added', place: 2, says: 'Find us' }])
  expect(differencesBetween(page([head, fresh]), page([head]))).toEqual([{ what: 'row', action: 'removed', place: 2, says: 'Find us' }])
  expect(differencesBetween(page([head, decks, fresh]), page([fresh, head, decks]))).toEqual([
    { what: 'row', action: 'moved', place: 1, says: 'Find us' },
  ])
})

test('inside a row the modules are named; one text that changed is shown as it was and as it is', () => {
  const next = row([module('section-head', 'Decks and steps'), module('map', 'Where')])
  expect(differencesBetween(page([head, decks]), page([head, next]))).toEqual([
    { what: 'module', action: 'changed', place: 2, block: 'section-head', says: 'Decks and steps', text: ['Decks', 'Decks and steps'] },
    { what: 'module', action: 'added', place: 2, block: 'map', says: 'Where' },
    { what: 'module', action: 'removed', place: 2, block: 'buttons', says: 'Ask us' },
  ])
})

test('settings of a row, and another order of what is in it, are told', () => {
  expect(differencesBetween(page([decks]), page([{ ...decks, look: 'board' }]))).toEqual([
    { what: 'row', action: 'set', place: 1, says: 'Decks' },
  ])
  const wide = row([module('section-head', 'Decks'), module('buttons', 'Ask us')])
  wide.columns = [
    { span: 6, modules: [wide.columns[0]!.modules[0]!] },
    { span: 6, modules: [wide.columns[0]!.modules[1]!] },
  ]
  expect(differencesBetween(page([decks]), page([wide]))).toEqual([{ what: 'order', place: 1 }])
})
