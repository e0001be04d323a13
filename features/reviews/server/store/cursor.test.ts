import { expect, test } from 'vitest'
import { MOST_IDS } from '../../spec'
import { createCursors, idsIn } from './cursor'

const cursors = createCursors(['first-key', 'older-key'])
const newest = { sort: 'newest', seed: 0 } as const
const behind = { value: '2026-03-01T00:00:00.000Z', id: 12 }

test.each([
  ['newest', { value: '2026-03-01T00:00:00.000Z', id: 12 }],
  ['highest', { value: 4.3, id: 1 }],
  ['random', { value: 1_000_002, id: Number.MAX_SAFE_INTEGER }],
] as const)('a place in %s is read as it was written', (sort, place) => {
  expect(cursors.read(cursors.write({ sort, seed: 4711 }, place), sort)).toEqual({ place: { seed: 4711, behind: place }, ids: [] })
})

test('a cursor fits into the field of a form, and no part of it counts as an id', () => {
  const text = cursors.write(newest, behind)
  expect(text).toMatch(/^~[\w-]+\.[\w-]{22}$/)
  expect(text.length).toBeLessThan(500)
  expect(idsIn(text)).toEqual([])
})

test('a cursor of another order is no place', () => {
  expect(cursors.read(cursors.write(newest, behind), 'oldest')).toEqual({ ids: [] })
})

test('a cursor that was signed with the key before is still good, one of a stranger never was', () => {
  const text = (key: string) => createCursors([key]).write(newest, behind)
  expect(cursors.read(text('older-key'), 'newest').place?.behind).toEqual(behind)
  expect(cursors.read(text('strange-key'), 'newest')).toEqual({ ids: [] })
})

test('a cursor with one letter changed is no place', () => {
  const text = cursors.write(newest, behind)
  for (let place = 1; place < text.length; place++) {
    const changed = `${text.slice(0, place)}${text[place] === 'A' ? 'B' : 'A'}${text.slice(place + 1)}`
    expect(cursors.read(changed, 'newest'), `${place}`).toEqual({ ids: [] })
  }
})

test.each([
  ['3,1,2', [3, 1, 2]],
  [' 3 , 1 ', [3, 1]],
  ['3,3,3', [3]],
  ['', []],
  ['0,-1,1.5,1e3,0x10,１,one,<b>,1 2', []],
  ['9007199254740991,9007199254740993,99999999999999999999', [9_007_199_254_740_991]],
  ['1,,2,', [1, 2]],
  ["1) or 1=1,2';--,3", [3]],
])('bar C02: %j names %j', (text, ids) => {
  expect(idsIn(text)).toEqual(ids)
})

test('bar C02: no more than 2,000 ids are read, whatever stands between them', () => {
  const text = Array.from({ length: 3000 }, (_, index) => `x,${index + 1}`).join(',')
  expect(idsIn(text)).toHaveLength(MOST_IDS)
  expect(idsIn(text).at(-1)).toBe(MOST_IDS)
})
