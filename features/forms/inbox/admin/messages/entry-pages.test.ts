import { expect, test } from 'vitest'
import type { EntryRow, EntryState } from '../../../entry'
import { byState, countsRead, type Entries, entriesWith, entriesWithout, neighbour, rowsIn } from './entry-pages'

const row = (id: number, state: EntryState = 'new'): EntryRow => ({
  id,
  form: 1,
  formTitle: 'Contact',
  state,
  doubts: [],
  from: 'Aroha',
  summary: '',
  files: 0,
  mail: null,
  isAnswered: false,
  sentAt: '2026-11-21T10:00:00.000Z',
})
const counts = { inbox: 4, new: 2, read: 1, done: 1, spam: 0, trash: 0 }
const list: Entries = {
  pages: [
    { entries: [row(9), row(8)], next: 8, counts },
    { entries: [row(7, 'read')], next: 0, counts },
  ],
  pageParams: [0, 8],
}

test('entries leave a list and change within it, on every page', () => {
  expect(rowsIn(entriesWithout(list, [9, 7])).map(({ id }) => id)).toEqual([8])
  expect(rowsIn(entriesWith(list, 8, 'read')).map(({ state }) => state)).toEqual(['new', 'read', 'read'])
  expect(rowsIn(undefined)).toEqual([])
})

test('what is opened counts as read', () => {
  expect(countsRead(list).pages[1]?.counts).toEqual({ ...counts, new: 1, read: 2 })
})

test('the next one opens when the open one leaves; behind the last the one before', () => {
  const rows = rowsIn(list)
  expect(neighbour(rows, [9], 9)).toBe(8)
  expect(neighbour(rows, [9, 8], 9)).toBe(7)
  expect(neighbour(rows, [7], 7)).toBe(8)
  expect(neighbour(rows, [8], 9)).toBe(9)
  expect(neighbour([row(1)], [1], 1)).toBeUndefined()
})

test('an action about many is taken back state by state', () => {
  expect(byState([row(1), row(2, 'done'), row(3)])).toEqual([
    ['new', [1, 3]],
    ['done', [2]],
  ])
})
