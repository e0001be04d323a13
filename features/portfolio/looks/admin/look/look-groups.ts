import { choicesOf, type SettingGroup, type Settings } from '@frontage/parts/admin/setting'
import { LONGEST_SCROLL, MOST_COLUMNS, MOST_HORIZONTAL_PADDING, MOST_PER_PAGE, MOST_RADIUS, MOST_VERTICAL_PADDING } from '../../../spec'

const isGridLook = ({ thumbnailHoverStyle }: Settings): boolean => thumbnailHoverStyle === 'style-1'
const hasQuickView = (settings: Settings): boolean => settings['show-quick-view'] === 'yes'

/** The settings of the block, in words; their names are those that pages store. */
export const lookGroups: readonly SettingGroup[] = [
  {
    title: 'Layout',
    settings: [
      {
        path: 'thumbnailHoverStyle',
        label: 'Layout type',
        control: 'choice',
        choices: choicesOf({ default: 'Wall: pictures in their own shape', 'style-1': 'Grid: square pictures that scroll on hover' }),
      },
      {
        path: 'arrangement',
        label: 'Picture widths',
        control: 'choice',
        choices: choicesOf({ wall: 'All the same', uneven: 'Wide and narrow, with space between' }),
        when: (settings) => !isGridLook(settings),
      },
      { path: 'columns', label: 'Columns on a wide screen', control: 'number', least: 1, most: MOST_COLUMNS },
      { path: 'itemsPerPage', label: 'Items before “Load More”', control: 'number', least: 1, most: MOST_PER_PAGE },
      {
        path: 'titlePosition',
        label: 'Title position',
        control: 'choice',
        choices: choicesOf({ bottom: 'Below the picture', top: 'Above the picture' }),
      },
      {
        path: 'scrollSpeed',
        label: 'Scroll time (seconds)',
        control: 'number',
        least: 1,
        most: LONGEST_SCROLL,
        when: isGridLook,
      },
      {
        path: 'show-quick-view',
        label: 'Button on pictures',
        control: 'choice',
        choices: choicesOf({ yes: 'Shown', no: 'Hidden' }),
      },
      { path: 'quickViewText', label: 'Text of that button', control: 'line', when: hasQuickView },
    ],
  },
  {
    title: 'Filter bar',
    settings: [
      { path: 'showCategories', label: 'Categories', control: 'flag' },
      {
        path: 'showCategoriesAll',
        label: 'Show “All” before the categories',
        control: 'flag',
        when: ({ showCategories }) => showCategories === true,
      },
      { path: 'showOtherCategories', label: 'Other categories', control: 'flag' },
      {
        path: 'showOtherCategoriesAll',
        label: 'Show “All” before the other categories',
        control: 'flag',
        when: ({ showOtherCategories }) => showOtherCategories === true,
      },
      {
        path: 'otherCategoriesAs',
        label: 'Show other categories as',
        control: 'choice',
        choices: choicesOf({ links: 'Links', list: 'Drop-down list' }),
        when: ({ showOtherCategories }) => showOtherCategories === true,
      },
      { path: 'showSearch', label: 'Search', control: 'flag' },
      { path: 'headerColor', label: 'Background', control: 'colour' },
      { path: 'headerTextColor', label: 'Text', control: 'colour' },
      { path: 'activeHeaderTextColor', label: 'Text of the selected category', control: 'colour' },
    ],
  },
  {
    title: '“Load More” button',
    settings: [
      { path: 'loadMoreButtonText', label: 'Button text', control: 'line' },
      { path: 'loadMoreBgColor', label: 'Background', control: 'colour' },
      { path: 'loadMoreTextColor', label: 'Text', control: 'colour' },
      { path: 'loadMoreHoverBgColor', label: 'Background on hover', control: 'colour' },
      { path: 'loadMoreHoverTextColor', label: 'Text on hover', control: 'colour' },
      { path: 'loadMoreSize', label: 'Text size (pixels)', control: 'number', least: 8, most: 48 },
      {
        path: 'loadMoreVerticalPadding',
        label: 'Spacing above and below (pixels)',
        control: 'number',
        least: 0,
        most: MOST_VERTICAL_PADDING,
      },
      {
        path: 'loadMoreHorizantalPadding',
        label: 'Spacing at the sides (pixels)',
        control: 'number',
        least: 0,
        most: MOST_HORIZONTAL_PADDING,
      },
      { path: 'loadMoreBorderRadius', label: 'Corner radius (pixels)', control: 'number', least: 0, most: MOST_RADIUS },
      { path: 'loadMoreBorderWidth', label: 'Border width (pixels)', control: 'number', least: 0, most: MOST_RADIUS },
      { path: 'loadMoreBorderColor', label: 'Border colour', control: 'colour' },
      { path: 'loadMoreHoverBorderColor', label: 'Border colour on hover', control: 'colour' },
    ],
  },
]
