import { beginSteps, changed, redone, undone } from '@frontage/kit/admin/steps'
import { expect, test } from 'vitest'
import { kindOf, type Module, type PageDocument, partAt, pathOf, placeOfPath, placesIn } from '../../../admin/document/document'
import { keyOf, placeOfKey, takeKeys } from '../../../admin/document/keys'
import { clipText, pasteAt, readClip } from './clip'
import { duplicateAt, insertAt, moveTo, removeAt, replaceAt } from './edits'
import { fitted, laidOut, rowOf } from './layouts'
import { taken } from './removal'
import { stepTo } from './steps'

const module = (title: string): Module => ({ block: 'heading', props: { title } })
const page = (...rows: Module[][][]): PageDocument =>
  ({
    ...{ version: 2, path: '/', title: 'Home', description: '' },
    rows: rows.map((columns) => ({
      ...rowOf([12]),
      columns: columns.map((modules) => ({ span: columns.length === 2 ? 6 : 12, modules })),
    })),
  }) as unknown as PageDocument

const [a, b, c] = [module('a'), module('b'), module('c')]
const read = ({ rows }: PageDocument): string =>
  rows.map(({ columns }) => columns.map(({ modules }) => modules.map(({ props }) => props.title).join('')).join('|')).join(' / ')

test('places are written as faults write them, and read back', () => {
  expect(pathOf([2, 0, 1])).toBe('rows.2.columns.0.modules.1')
  expect(placeOfPath('rows.2.columns.0.modules.1.props.title')).toEqual([2, 0, 1])
  expect(placeOfPath('rows.4.anchor')).toEqual([4])
  expect(placeOfPath('title')).toBeUndefined()
  expect(placesIn(page([[a], [b]])).map(kindOf)).toEqual(['row', 'column', 'module', 'column', 'module'])
})

test('modules are inserted, replaced, removed and doubled without touching what stands beside them', () => {
  const before = page([[a], [b]])
  expect(read(insertAt(before, [0, 1, 0], c))).toBe('a|cb')
  expect(read(removeAt(before, [0, 0, 0]))).toBe('|b')
  const after = duplicateAt(before, [0, 1, 0])
  expect([read(after.document), after.place]).toEqual(['a|bb', [0, 1, 1]])
  expect(partAt(after.document, [0, 0])).toBe(partAt(before, [0, 0]))
  expect(read(before)).toBe('a|b')
})

test('a part moves within its list and into another one; it never lands among parts of another kind', () => {
  expect(read(moveTo(page([[a, b, c]]), [0, 0, 0], [0, 0, 3]).document)).toBe('bca')
  expect(read(moveTo(page([[a, b]], [[c]]), [0, 0, 1], [1, 0, 0]).document)).toBe('a / bc')
  expect(read(moveTo(page([[a]], [[b]]), [1], [0]).document)).toBe('b / a')
  expect(read(moveTo(page([[a]], [[b]]), [0, 0, 0], [1]).document)).toBe('a / b')
})

test('step by step a module goes through columns and rows to the end of the page, and back', () => {
  let at = stepTo(page([[a, b], []], [[c]]), [0, 0, 0], 1)
  const seen = [read(at.document)]
  for (let step = 0; step < 4; step++) {
    at = stepTo(at.document, at.place!, 1)
    seen.push(read(at.document))
  }
  expect(seen).toEqual(['ba| / c', 'b|a / c', 'b| / ac', 'b| / ca', 'b| / ca'])
  expect(read(stepTo(at.document, at.place!, -1).document)).toBe('b| / ac')
})

test('a changed part keeps its key, a copy gets one of its own', () => {
  const before = page([[a, b]])
  const key = keyOf(before.rows[0]!.columns[0]!.modules[1]!)
  const after = replaceAt<Module>(before, [0, 0, 1], (was) => ({ ...was, props: { title: 'z' } }))
  expect(placeOfKey(after, key)).toEqual([0, 0, 1])
  const moved = stepTo(after, [0, 0, 1], -1).document
  expect(placeOfKey(moved, key)).toEqual([0, 0, 0])
  expect(placeOfKey(duplicateAt(moved, [0, 0, 0]).document, key)).toEqual([0, 0, 0])
  const fromServer = structuredClone(moved)
  takeKeys(moved, fromServer)
  expect(placeOfKey(fromServer, key)).toEqual([0, 0, 0])
})

test('a row is divided anew and loses nothing; columns always fill it', () => {
  const [row] = page([[a], [b]]).rows
  expect(laidOut(row!, [12]).columns.map(({ modules }) => modules.length)).toEqual([2])
  expect(fitted({ ...row!, columns: [...row!.columns, { span: 6, modules: [c] }] }).columns.map(({ span }) => span)).toEqual([4, 4, 4])
  expect(fitted({ ...row!, columns: [] }).columns).toEqual([{ span: 12, modules: [] }])
})

test('rows and modules go from page to page by the clipboard; what is none of ours is left alone', () => {
  const from = page([[a], [b]])
  const row = readClip(clipText(from, [0]))!
  expect(read(pasteAt(page([[c]]), [0, 0, 0], row).document)).toBe('c / a|b')
  const one = readClip(clipText(from, [0, 1, 0]))!
  expect(read(pasteAt(page([[c]]), [0, 0, 0], one).document)).toBe('cb')
  expect(read(pasteAt(page(), undefined, one).document)).toBe('b')
  expect(readClip('{"rows":[]}')).toBeUndefined()
  expect(readClip(JSON.stringify({ mark: 'frontage page part', kind: 'row', row: { columns: 'x' } }))).toBeUndefined()
})

test('every step can be taken back and done again; a word that is typed is one step', () => {
  const [one, two, three] = [page([[a]]), page([[b]]), page([[c]])]
  const typed = changed(changed(beginSteps(one), two, { mark: 'title' }), three, { mark: 'title' })
  expect(undone(typed).now).toBe(one)
  expect(redone(undone(typed)).now).toBe(three)
  expect(changed(undone(typed), two).future).toEqual([])
  expect(changed(typed, one, { mark: 'title' }).past).toEqual([])
})

test('after something is taken away, what comes next is selected; columns fill the row that is left', () => {
  expect(taken(page([[a, b]]), [0, 0, 0]).place).toEqual([0, 0, 0])
  expect(taken(page([[a]]), [0, 0, 0]).place).toEqual([0])
  const after = taken(page([[a], [b]]), [0, 0])
  expect([read(after.document), after.document.rows[0]!.columns[0]!.span, after.place]).toEqual(['b', 12, [0]])
  expect(taken(page([[a]]), [0, 0])).toMatchObject({ document: { rows: [] }, place: undefined })
})
