import { choicesOf, type SettingGroup, type Settings } from '@frontage/parts/admin/setting'
import { LONGEST_SCROLL, MOST_COLUMNS, MOST_HORIZONTAL_PADDING, MOST_PER_PAGE, MOST_RADIUS, MOST_VERTICAL_PADDING } from '../../spec'

const isGridLook = ({ thumbnailHoverStyle }: Settings): boolean => thumbnailHoverStyle === 'style-1'
const hasQuickView = (settings: Settings): boolean => settings['show-quick-view'] === 'yes'

/** The settings of the block, in words; their names are those that pages store. */
export const lookGroups: readonly SettingGroup[] = [
  {
    title: 'Arrangement',
    settings: [
      {
        path: 'thumbnailHoverStyle',
        label: 'Look',
        control: 'choice',
        choices: choicesOf({ default: 'A wall: every picture whole', 'style-1': 'A grid of squares, whose pictures scroll' }),
      },
      {
        path: 'arrangement',
        label: 'Pattern',
        control: 'choice',
        choices: choicesOf({ wall: 'Pictures side by side', uneven: 'Wide and narrow pictures with room between them' }),
        when: (settings) => !isGridLook(settings),
      },
      { path: 'columns', label: 'Columns on a wide screen', control: 'number', least: 1, most: MOST_COLUMNS },
      { path: 'itemsPerPage', label: 'Items before “Load More”', control: 'number', least: 1, most: MOST_PER_PAGE },
      {
        path: 'titlePosition',
        label: 'Title',
        control: 'choice',
        choices: choicesOf({ bottom: 'Below the picture', top: 'Above the picture' }),
      },
      {
        path: 'scrollSpeed',
        label: 'Seconds until a picture has scrolled through',
        control: 'number',
        least: 1,
        most: LONGEST_SCROLL,
        when: isGridLook,
      },
      {
        path: 'show-quick-view',
        label: 'Button on the picture',
        control: 'choice',
        choices: choicesOf({ yes: 'Shown', no: 'Left out' }),
      },
      { path: 'quickViewText', label: 'Words of that button', control: 'line', when: hasQuickView },
    ],
  },
  {
    title: 'Bar above',
    settings: [
      { path: 'showCategories', label: 'Categories', control: 'flag' },
      {
        path: 'showCategoriesAll',
        label: '“All” before the categories',
        control: 'flag',
        when: ({ showCategories }) => showCategories === true,
      },
      { path: 'showOtherCategories', label: 'Other categories', control: 'flag' },
      {
        path: 'showOtherCategoriesAll',
        label: '“All” before the other categories',
        control: 'flag',
        when: ({ showOtherCategories }) => showOtherCategories === true,
      },
      {
        path: 'otherCategoriesAs',
        label: 'Other categories are shown as',
        control: 'choice',
        choices: choicesOf({ links: 'Links', list: 'A list to choose from' }),
        when: ({ showOtherCategories }) => showOtherCategories === true,
      },
      { path: 'showSearch', label: 'Search', control: 'flag' },
      { path: 'headerColor', label: 'Background', control: 'colour' },
      { path: 'headerTextColor', label: 'Words', control: 'colour' },
      { path: 'activeHeaderTextColor', label: 'Words of what is chosen', control: 'colour' },
    ],
  },
  {
    title: 'Button for more',
    settings: [
      { path: 'loadMoreButtonText', label: 'Words', control: 'line' },
      { path: 'loadMoreBgColor', label: 'Background', control: 'colour' },
      { path: 'loadMoreTextColor', label: 'Letters', control: 'colour' },
      { path: 'loadMoreHoverBgColor', label: 'Background under the pointer', control: 'colour' },
      { path: 'loadMoreHoverTextColor', label: 'Letters under the pointer', control: 'colour' },
      { path: 'loadMoreSize', label: 'Size of the letters, in pixels', control: 'number', least: 8, most: 48 },
      { path: 'loadMoreVerticalPadding', label: 'Room above and below', control: 'number', least: 0, most: MOST_VERTICAL_PADDING },
      { path: 'loadMoreHorizantalPadding', label: 'Room at the sides', control: 'number', least: 0, most: MOST_HORIZONTAL_PADDING },
      { path: 'loadMoreBorderRadius', label: 'Round corners', control: 'number', least: 0, most: MOST_RADIUS },
      { path: 'loadMoreBorderWidth', label: 'Width of the edge', control: 'number', least: 0, most: MOST_RADIUS },
      { path: 'loadMoreBorderColor', label: 'Colour of the edge', control: 'colour' },
      { path: 'loadMoreHoverBorderColor', label: 'Colour of the edge under the pointer', control: 'colour' },
    ],
  },
]
