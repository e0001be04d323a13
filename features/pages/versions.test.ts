import { expect, test } from 'vitest'
import { documentOf } from './versions'

const first = { version: 1, path: '/a', title: 'A', rows: [{ columns: [{ modules: [{ block: 'x' }] }] }] }
const rows = [{ look: 'paper', air: 'full', align: 'start', columns: [{ span: 12, modules: [{ block: 'x', props: {} }] }] }]

test('a page of the first version is brought forward', () => {
  expect(documentOf(first)).toEqual({ version: 2, path: '/a', title: 'A', description: '', isHidden: false, rows })
})

test('what is wrong with a page stays in it, to be named and mended', () => {
  const odd = {
    ...first,
    version: 2,
    later: 1,
    rows: [{ look: 'velvet', columns: [{ span: 13, modules: [{ block: 'gone', props: { a: [1] } }] }] }],
  }
  const kept = { ...rows[0], look: 'velvet', columns: [{ span: 13, modules: [{ block: 'gone', props: { a: [1] } }] }] }
  expect(documentOf(odd)).toEqual({ ...odd, description: '', isHidden: false, rows: [kept] })
})

let deep: unknown = 'x'
for (let level = 0; level < 100; level++) deep = [deep]

test.each([
  ['nothing', undefined],
  ['a list', []],
  ['a version of tomorrow', { ...first, version: 3 }],
  ['rows that are none', { ...first, rows: [{ columns: 'x' }] }],
  ['a module without a block', { ...first, rows: [{ columns: [{ modules: [{ props: {} }] }] }] }],
  ['data without a bottom', { ...first, rows: [{ columns: [{ modules: [{ block: 'x', props: { deep } }] }] }] }],
  ['text that cannot be kept', { ...first, title: 'a\0' }],
])('%s is no page', (_case, kept) => expect(documentOf(kept)).toBeUndefined())
