import { parse, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { pageShape } from './page'

const page = { version: 2, path: '/reviews', title: 'Reviews', rows: [{ columns: [{ modules: [{ block: 'review-list' }] }] }] }

test('a short page is filled up with what is usual', () => {
  expect(parse(pageShape, page).rows).toEqual([
    { look: 'paper', air: 'full', align: 'start', columns: [{ span: 12, modules: [{ block: 'review-list', props: {} }] }] },
  ])
})

test.each([
  ['a version of tomorrow', { version: 3 }],
  ['a path that is none', { path: 'reviews' }],
  ['a path with a query', { path: '/reviews?page=2' }],
  ['no title', { title: ' ' }],
  ['a span outside the grid', { rows: [{ columns: [{ span: 13, modules: [] }] }] }],
  ['an anchor that would break the address', { rows: [{ anchor: 'a b', columns: [] }] }],
])('%s is refused', (_case, change) => {
  expect(safeParse(pageShape, { ...page, ...change }).success).toBe(false)
})
