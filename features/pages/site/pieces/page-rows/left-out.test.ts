import type { PageModule, PageRow } from '@frontage/kit/island/page'
import { expect, test } from 'vitest'
import { leftOutOf } from './left-out.view'

const judge = {
  isEmpty: ({ block }: PageModule) => block === 'empty',
  introduces: ({ block }: PageModule) => block === 'head' || block === 'lead',
}
const rowOf = (...columns: string[]): PageRow =>
  ({
    columns: columns.map((names) => ({ span: 6, modules: names.split(' ').map((block) => ({ block, props: {} })) })),
  }) as unknown as PageRow

/** What is left of rows: the names of their modules, or `none` for a row that is not there. */
const left = (...rows: PageRow[]): string[] => {
  const out = leftOutOf(rows, judge)
  return rows.map((row) =>
    out.rows.has(row)
      ? 'none'
      : row.columns
          .flatMap(({ modules }) => modules)
          .filter((module) => !out.modules.has(module))
          .map(({ block }) => block)
          .join(' '),
  )
}

test('a row that holds nothing but what is empty, and what introduces it, is not there', () => {
  expect(left(rowOf('empty'), rowOf('head empty'), rowOf('head lead empty'), rowOf('head', 'empty'), rowOf('head empty empty'))).toEqual([
    'none',
    'none',
    'none',
    'none',
    'none',
  ])
})

test('what says something of its own stays, with its heading', () => {
  expect(left(rowOf('head words empty'), rowOf('head empty', 'words'), rowOf('empty head words'), rowOf('head', 'empty words'))).toEqual([
    'head words',
    'words',
    'head words',
    'head words',
  ])
})

test('a heading goes with the empty part below it, and other headings stay with theirs', () => {
  expect(left(rowOf('head empty head lead words'))).toEqual(['head lead words'])
  expect(left(rowOf('head words head empty'))).toEqual(['head words'])
})

test('a row without anything empty is as it was made, also when it holds headings alone, or nothing', () => {
  expect(left(rowOf('head'), rowOf('words'), { columns: [] } as unknown as PageRow)).toEqual(['head', 'words', ''])
})
