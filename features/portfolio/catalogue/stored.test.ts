import * as v from 'valibot'
import { expect, test } from 'vitest'
import { storedShape } from '../stored'
import { requestFor, startOf } from './asking'
import { sheetOf } from './sheet'

test('P07: attributes may come in the one text of the original', () => {
  const block = v.parse(storedShape, { 'portfolio-block-attributes': '{"itemsPerPage":"6","columns":"2","showSearch":false}' })
  expect(block).toMatchObject({ itemsPerPage: 6, columns: 2, showSearch: false, loadMoreButtonText: 'Load More' })
})

test.each(['{"columns":', '', 'null', '7', '"x"'])('P10: %j is no set of attributes', (text) => {
  expect(() => v.parse(storedShape, { 'portfolio-block-attributes': text })).toThrow('Error with rendering portfolio block')
})

test('P07: every choice about looks reaches the sheet of the block, and nothing that is no colour does', () => {
  const sheet = sheetOf(
    v.parse(storedShape, {
      headerColor: '#123456',
      loadMoreHorizantalPadding: '30',
      scrollSpeed: 7,
      loadMoreTextColor: 'var(--ink)',
      loadMoreBorderColor: 'var(--color-accent)',
      loadMoreBgColor: 'red}body{display:none',
    }),
    '#portfolio-1',
  )
  expect(sheet).toMatch(/^@layer islands\{#portfolio-1\{/)
  expect(sheet).toContain('--portfolio-header:#123456')
  expect(sheet).toContain('--portfolio-more-padding:12px 30px')
  expect(sheet).toContain('--portfolio-scroll:7s')
  expect(sheet).not.toContain('display')
  expect(sheet, 'a name of before').toContain('--portfolio-more-text:var(--color-text)')
  expect(sheet).toContain('--portfolio-more-edge:var(--color-accent)')
})

test('P09: configured and chosen filters go out side by side, so that one never replaces the other', () => {
  const block = v.parse(storedShape, { categorySelectedNum: [2, '3'], tagsSelectedNum: [5], itemsPerPage: 20 })
  const place = { page: 2, query: { category: 'deck', q: 'cedar' } }
  expect(requestFor(block, place)).toEqual({
    ...{ categories: '2,3', others: '', tags: '5', category: 'deck', other: '', q: 'cedar' },
    ...{ page: 2, perPage: 20, upTo: '1' },
  })
  expect(requestFor(block, { ...place, page: 6 }).upTo).toBe('')
  expect([startOf(block, 5), startOf(block, 6)]).toEqual([0, 100])
})
