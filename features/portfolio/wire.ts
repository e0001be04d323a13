import { type AnswerOf, defineCall, type InputOf, type RequestOf } from '@frontage/kit/wire/call'
import { clamped, integer, text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { fullItemShape, neighbourShape } from './item'
import { ITEMS_PER_PAGE, LONGEST_SEARCH, MOST_PER_PAGE } from './spec'
import { getItemAddress, listItemsAddress } from './wire.address'
import { itemListShape } from './wire.answer'

const slug = v.optional(text(200), '')
/** Numbers with commas between them, as the block's attributes name them; empty = all. What is no number is left out. */
const ids = v.pipe(
  v.optional(text(2000), ''),
  v.transform((list) =>
    list
      .split(/[\s,]+/)
      .filter((id) => /^\d{1,15}$/.test(id))
      .map(Number)
      .slice(0, 100),
  ),
)

/** Names of the same terms, one a line. */
const names = v.pipe(
  v.optional(text(20_000), ''),
  v.transform((lines) => lines.split('\n').slice(0, 100)),
)

/** A page of the items that fit, in the owner's order, with what the filters would find. Search bears mistyped words. */
export const listItems = defineCall({
  ...listItemsAddress,
  summary: 'List portfolio items',
  request: v.object({
    /** What the owner configured: items outside of it do not exist for this block. */
    categories: ids,
    others: ids,
    tags: ids,
    /** What the owner's system called them: where a number here has another name, the term of that name is meant. */
    categoryNames: names,
    otherNames: names,
    tagNames: names,
    /** What the visitor chose, by slug or by number; one of each group, and both have to fit. */
    category: slug,
    other: slug,
    tag: slug,
    q: v.optional(text(LONGEST_SEARCH), ''),
    page: v.optional(clamped(1, 1_000_000), 1),
    perPage: v.optional(clamped(1, MOST_PER_PAGE), ITEMS_PER_PAGE),
    /** `1`: everything from page 1 up to `page`, so that an address that was loaded on to can be opened again. */
    upTo: v.optional(v.picklist(['', '1']), ''),
  }),
  answer: itemListShape,
})

export const itemPageShape = v.object({
  item: fullItemShape,
  previous: v.nullable(neighbourShape),
  next: v.nullable(neighbourShape),
  /** Whether the site has a page for all items, at `/portfolio`. */
  hasOverview: v.boolean(),
})

/** One published item and its neighbours in the owner's order; 404 when there is none. */
export const getItem = defineCall({
  ...getItemAddress,
  summary: 'Get a portfolio item',
  request: v.object({ slug: text(200) }),
  answer: itemPageShape,
})

/** Stored settings of the block by their number; 404 when there are none. Whoever sees the block knows them. */
export const getLook = defineCall({
  name: 'get-portfolio-look',
  summary: 'Get saved portfolio settings',
  via: 'GET /api/portfolio/look',
  request: v.object({ id: integer }),
  answer: v.object({ settings: v.record(v.string(), v.unknown()) }),
})

export type ListItemsInput = InputOf<typeof listItems>
export type ListItemsRequest = RequestOf<typeof listItems>
export type ItemList = AnswerOf<typeof listItems>
export type ItemWithNeighbours = AnswerOf<typeof getItem>
