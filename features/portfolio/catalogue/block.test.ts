import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Attributes, blockShape } from '../block'
import { isGrid } from './look'

const read = (attributes: Record<string, unknown>): Attributes => v.parse(blockShape, attributes)

test('P07: without attributes a block has the defaults of the original', () => {
  expect(read({})).toMatchObject({
    itemsPerPage: 15,
    columns: 3,
    titlePosition: 'bottom',
    scrollSpeed: 3,
    'show-quick-view': 'yes',
    quickViewText: 'Quick View',
    showCategories: true,
    showOtherCategories: false,
    showSearch: true,
    showCategoriesAll: true,
    loadMoreButtonText: 'Load More',
    loadMoreBgColor: '#046bd2',
    loadMoreSize: 16,
    loadMoreVerticalPadding: 12,
    loadMoreHorizantalPadding: 22,
    loadMoreBorderRadius: 4,
    loadMoreBorderWidth: 0,
    enableMasonry: true,
  })
})

test('P07: numbers may come as text, and truths in every spelling', () => {
  const read1 = read({ itemsPerPage: '6', columns: '2', loadMoreHorizantalPadding: '30', showOtherCategories: 'true', showSearch: '' })
  expect(read1).toMatchObject({ itemsPerPage: 6, columns: 2, loadMoreHorizantalPadding: 30, showOtherCategories: true, showSearch: false })
  expect(read({ categorySelectedNum: ['2', 3], categorySelectedLabels: ['A &amp; B'] })).toMatchObject({
    categorySelectedNum: [2, 3],
    categorySelectedLabels: ['A & B'],
  })
})

test('P07: an explicit true shows All, and only false hides it', () => {
  expect(read({ showCategoriesAll: true }).showCategoriesAll).toBe(true)
  expect(read({ showCategoriesAll: false }).showCategoriesAll).toBe(false)
})

test('P10: what does not fit becomes its default, and nothing breaks', () => {
  expect(
    read({ itemsPerPage: 1e9, columns: 'many', scrollSpeed: null, titlePosition: 'left', loadMoreSize: {}, categorySelectedNum: 'x' }),
  ).toEqual(read({}))
})

test.each(['red;} body{display:none', 'url(https://evil.test)', 'expression(alert(1))', '#fff/**/', '</style>', 'var(--a,url(x))'])(
  'bar E01: %s is no colour',
  (colour) => expect(read({ headerColor: colour, loadMoreBgColor: colour })).toEqual(read({})),
)

test.each(['#046bd2', 'rgba(0, 0, 0, 0.5)', 'hsl(120deg 50% 50% / 20%)', 'rebeccapurple', 'var(--tide)'])('P07: %s is a colour', (colour) =>
  expect(read({ headerColor: colour }).headerColor).toBe(colour),
)

test('P08: only style-1 is a square grid', () => {
  expect(isGrid(read({ thumbnailHoverStyle: 'style-1' }))).toBe(true)
  expect(isGrid(read({}))).toBe(false)
})
