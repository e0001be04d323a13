import { unescaped } from '@frontage/kit/unescaped'
import { integer, number, text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import {
  ITEMS_PER_PAGE,
  LONGEST_SCROLL,
  MOST_COLUMNS,
  MOST_HORIZONTAL_PADDING,
  MOST_PER_PAGE,
  MOST_RADIUS,
  MOST_VERTICAL_PADDING,
  USUAL_LABELS,
} from './spec'

/** A number or its text; what is neither, or out of bounds, is as if it were not there. */
const within = (least: number, most: number, usual: number) =>
  v.fallback(v.optional(v.pipe(number, v.minValue(least), v.maxValue(most)), usual), usual)
const whole = (least: number, most: number, usual: number) =>
  v.fallback(v.optional(v.pipe(integer, v.minValue(least), v.maxValue(most)), usual), usual)
const word = (usual: string, most = 200) => v.fallback(v.optional(text(most), usual), usual)
const label = (usual: string) =>
  v.pipe(
    word(usual),
    v.transform((value) => value.trim() || usual),
  )

/** Hexadecimal, or one of the functions with nothing but numbers in it: it becomes part of a style sheet. */
const COLOUR = /^(?:#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/deg]{1,60}\)|[a-z]{3,20}|var\(--[a-z0-9-]{1,60}\))$/i
const colour = (usual: string) =>
  v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.union([v.literal(''), v.pipe(v.string(), v.regex(COLOUR))])), usual), usual)

const truths: readonly unknown[] = [true, 1, 'true', '1', 'yes']
const flag = (usual: boolean) =>
  v.pipe(
    v.fallback(v.optional(v.union([v.boolean(), v.number(), v.string()]), usual), usual),
    v.transform((value) => truths.includes(value)),
  )

const list = <Item extends v.GenericSchema<unknown, unknown>>(item: Item) =>
  v.fallback(v.optional(v.pipe(v.array(item), v.maxLength(100)), []), [])
const idList = list(integer)
/** Names as the original's editor wrote them: HTML-encoded (facts, Q10). */
const labels = list(v.pipe(text(200), v.transform(unescaped)))

/**
 * The block's attributes: names and defaults of the wire (facts, §1.1), the misspelt one too. Numbers may come as text.
 * No value breaks the block: one that does not fit becomes its default.
 */
export const blockShape = v.object({
  itemsPerPage: whole(1, MOST_PER_PAGE, ITEMS_PER_PAGE),
  columns: whole(1, MOST_COLUMNS, 3),
  /** `style-1`: square grid whose pictures scroll; anything else: masonry. */
  thumbnailHoverStyle: word('default', 40),
  titlePosition: v.fallback(v.optional(v.picklist(['top', 'bottom']), 'bottom'), 'bottom'),
  /** Seconds. */
  scrollSpeed: within(1, LONGEST_SCROLL, 3),
  'show-quick-view': v.fallback(v.optional(v.picklist(['yes', 'no', '']), 'yes'), 'yes'),
  quickViewText: label(USUAL_LABELS.quickView),
  /** Sent along by the original and read by nobody. */
  'quick-view-text': label(USUAL_LABELS.quickView),
  showCategories: flag(true),
  showOtherCategories: flag(false),
  showSearch: flag(true),
  showCategoriesAll: flag(true),
  showOtherCategoriesAll: flag(true),
  categorySelectedNum: idList,
  categorySelectedLabels: labels,
  otherCategorySelectedNum: idList,
  otherCategorySelectedLabels: labels,
  tagsSelectedNum: idList,
  tagsSelectedLabels: labels,
  headerColor: colour(''),
  headerTextColor: colour(''),
  activeHeaderTextColor: colour(''),
  loadMoreButtonText: label(USUAL_LABELS.loadMore),
  loadMoreBgColor: colour('#046bd2'),
  loadMoreTextColor: colour('#fff'),
  loadMoreHoverBgColor: colour('#000'),
  loadMoreHoverTextColor: colour('#fff'),
  /** Pixels, all of them. */
  loadMoreSize: within(8, 48, 16),
  loadMoreVerticalPadding: within(0, MOST_VERTICAL_PADDING, 12),
  /** Written so on the wire. */
  loadMoreHorizantalPadding: within(0, MOST_HORIZONTAL_PADDING, 22),
  loadMoreBorderRadius: within(0, MOST_RADIUS, 4),
  loadMoreBorderWidth: within(0, MOST_RADIUS, 0),
  loadMoreBorderColor: colour(''),
  loadMoreHoverBorderColor: colour(''),
  /** Carried along; the block of the original does not read them. */
  showPortfolioOn: v.fallback(v.optional(v.picklist(['scroll', 'click']), 'scroll'), 'scroll'),
  previewBar: v.fallback(v.optional(v.picklist(['top', 'bottom']), 'bottom'), 'bottom'),
  callToAction: word('', 2000),
  enableMasonry: flag(true),
})

/** Attributes as the block reads them. */
export type Attributes = v.InferOutput<typeof blockShape>
