import { trashIds } from '@frontage/kit/trash'
import { defineCall } from '@frontage/kit/wire/call'
import { clamped, integer, revisionIfKnown, text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { itemDraftShape, ownerItemShape, states, taxonomies } from './item'
import { MOST_AT_ONCE } from './spec'
import { itemPageShape } from './wire'

const counts = v.object({ draft: v.number(), published: v.number() })
const chosen = v.pipe(v.array(integer), v.minLength(1), v.maxLength(MOST_AT_ONCE, `Choose at most ${MOST_AT_ONCE} items at once.`))

/** Items in the owner's order, drafts among them. */
export const listOwnItems = defineCall({
  name: 'list-own-items',
  summary: 'List portfolio items with their drafts',
  via: 'GET /api/portfolio/own-items',
  request: v.object({
    q: v.optional(text(200), ''),
    state: v.optional(v.picklist(['', ...states]), ''),
    type: v.optional(v.picklist(['', 'page', 'video', 'image', 'iframe']), ''),
    /** Number of a term of any of the three; 0 = all. */
    term: v.optional(integer, 0),
    page: v.optional(clamped(1, 1_000_000), 1),
    perPage: v.optional(clamped(1, 100), 50),
  }),
  answer: v.object({ items: v.array(ownerItemShape), total: v.number(), counts }),
})

export const getOwnItem = defineCall({
  name: 'get-own-item',
  summary: 'Get a portfolio item as its owner edits it',
  via: 'GET /api/portfolio/own-item',
  request: v.object({ id: integer }),
  answer: v.object({ item: ownerItemShape }),
})

/** Keeps a new item (`id` 0), which comes first, or changes a known one as it was read. Handed back as it now stands. */
export const saveItem = defineCall({
  name: 'save-item',
  summary: 'Save a portfolio item',
  via: 'POST /api/portfolio/items/save',
  body: 512 * 1024,
  request: v.object({ id: v.optional(integer, 0), ...itemDraftShape.entries, revision: revisionIfKnown }),
  answer: v.object({ item: ownerItemShape }),
})

/** An item as its page would show it, of a draft that nobody has kept. */
export const previewItem = defineCall({
  name: 'preview-item',
  summary: 'Preview a portfolio item',
  via: 'POST /api/portfolio/items/preview',
  body: 512 * 1024,
  request: itemDraftShape,
  answer: itemPageShape,
})

/** One action on many items. `remove` puts them into the trash; `add-term` and `drop-term` need `term`. Those that are gone are left out. */
export const changeItems = defineCall({
  name: 'change-items',
  summary: 'Change the state of portfolio items',
  via: 'POST /api/portfolio/items/change',
  request: v.object({
    ids: chosen,
    action: v.picklist(['publish', 'withdraw', 'remove', 'add-term', 'drop-term']),
    term: v.optional(integer, 0),
  }),
  answer: v.object({ changed: v.number(), counts, trash: trashIds }),
})

/**
 * Puts items next to one another in this order, where the first of them in the list stood. `was`: the order in which the sender saw
 * them; refused with 409 when somebody else has put them into another one.
 */
export const reorderItems = defineCall({
  name: 'reorder-items',
  summary: 'Change the order of portfolio items',
  via: 'POST /api/portfolio/items/reorder',
  request: v.object({ ids: chosen, was: v.optional(chosen) }),
  answer: v.object({ ids: v.array(v.number()) }),
})

export const ownerTermShape = v.object({
  id: v.number(),
  taxonomy: v.picklist(taxonomies),
  slug: v.string(),
  name: v.string(),
  description: v.string(),
  /** 0 at the top; only categories and other categories stand below one another. */
  parent: v.number(),
  /** Published items that have it. */
  count: v.number(),
  /** Is sent back with a change. */
  revision: v.string(),
})
export type OwnerTerm = v.InferOutput<typeof ownerTermShape>

/** All categories, other categories and tags, by name. */
export const listTerms = defineCall({
  name: 'list-terms',
  summary: 'List the categories and tags of the portfolio',
  via: 'GET /api/portfolio/terms',
  request: v.object({}),
  answer: v.object({ terms: v.array(ownerTermShape) }),
})

export const saveTerm = defineCall({
  name: 'save-term',
  summary: 'Save a category or tag',
  via: 'POST /api/portfolio/terms/save',
  request: v.object({
    id: v.optional(integer, 0),
    taxonomy: v.picklist(taxonomies),
    name: v.pipe(text(200), v.trim(), v.nonEmpty('Enter a name.')),
    /** Empty: made of the name. */
    slug: v.optional(
      v.pipe(text(120), v.trim(), v.regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'Use only lower-case letters, digits and single hyphens.')),
      '',
    ),
    description: v.optional(text(2000), ''),
    parent: v.optional(integer, 0),
    revision: revisionIfKnown,
  }),
  answer: v.object({ term: ownerTermShape }),
})

/** Items lose the term and stay; terms below it come up one step. Restoring it gives it back to both. */
export const removeTerm = defineCall({
  name: 'remove-term',
  summary: 'Remove a category or tag',
  via: 'POST /api/portfolio/terms/remove',
  request: v.object({ id: integer }),
  answer: v.object({ removed: v.boolean(), trash: trashIds }),
})
