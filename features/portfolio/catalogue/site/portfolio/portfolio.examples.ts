import type { Examples } from '@frontage/kit/island/island'
import { ATTRIBUTE } from '../../../wrapper'
import type { island } from './portfolio.island'

const few = { itemsPerPage: 6 }

export const examples: Examples<typeof island> = {
  'as it comes': {},
  'a grid whose pictures scroll': { ...few, thumbnailHoverStyle: 'style-1' },
  'a grid that scrolls fast': { ...few, thumbnailHoverStyle: 'style-1', scrollSpeed: '1' },
  'the uneven pattern': { itemsPerPage: 10, arrangement: 'uneven' },
  'one column': { ...few, columns: '1' },
  'two columns': { ...few, columns: '2' },
  'four columns': { itemsPerPage: '8', columns: '4' },
  'titles above': { ...few, titlePosition: 'top' },
  'no quick view': { ...few, 'show-quick-view': 'no' },
  'a quick view of other words': { ...few, quickViewText: 'Have a look' },
  'every part of the bar': { ...few, showOtherCategories: true },
  'no All in either group': { ...few, showOtherCategories: true, showCategoriesAll: false, showOtherCategoriesAll: false },
  'search alone': { ...few, showCategories: false },
  'categories alone': { ...few, showSearch: false },
  'other categories alone': { ...few, showCategories: false, showOtherCategories: true, showSearch: false },
  'other categories in a list': { ...few, showOtherCategories: true, otherCategoriesAs: 'list' },
  'no bar': { ...few, showCategories: false, showSearch: false },
  'chosen categories': { ...few, categorySelectedNum: [1, 2], categorySelectedLabels: ['A &amp; B'] },
  'chosen other categories': {
    ...few,
    showOtherCategories: true,
    otherCategorySelectedNum: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
  },
  'nothing fits': { ...few, tagsSelectedNum: [999_999] },
  'colours of its owner': {
    ...few,
    headerColor: '#17444a',
    headerTextColor: '#bfd6d1',
    activeHeaderTextColor: '#ffffff',
    loadMoreBgColor: '#9a3b22',
    loadMoreTextColor: '#ffffff',
    loadMoreHoverBgColor: '#22292a',
    loadMoreHoverTextColor: '#e8be62',
  },
  'a large button with a border': {
    ...few,
    loadMoreButtonText: 'More of our work',
    loadMoreSize: '24',
    loadMoreVerticalPadding: 20,
    loadMoreHorizantalPadding: '40',
    loadMoreBorderRadius: '20',
    loadMoreBorderWidth: 3,
    loadMoreBorderColor: '#22292a',
    loadMoreHoverBorderColor: '#a87410',
  },
  'the bar of previews above': { ...few, previewBar: 'top' },
  'attributes in one text': { [ATTRIBUTE]: '{"itemsPerPage":"3","columns":"2","showSearch":false}' },
}
