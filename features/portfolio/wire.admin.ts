import { type AnswerOf, defineCall } from '@frontage/kit/wire/call'
import { clamped, integer, text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { itemDraftShape, itemTypes, ownerItemShape, states, taxonomies } from './item'
import { MOST_AT_ONCE, MOST_IMPORT_BYTES } from './spec'
import { itemPageShape } from './wire'

const counts = v.object({ draft: v.number(), published: v.number() })
const chosen = v.pipe(v.array(integer), v.minLength(1), v.maxLength(MOST_AT_ONCE, `Choose at most ${MOST_AT_ONCE} items at once.`))

/** Items in the owner's order, drafts among them. */
export const listOwnItems = defineCall({
  name: 'list-own-items',
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
  via: 'GET /api/portfolio/own-item',
  request: v.object({ id: integer }),
  answer: v.object({ item: ownerItemShape }),
})

/** Keeps a new item (`id` 0), which comes first, or changes a known one. Handed back as it now stands. */
export const saveItem = defineCall({
  name: 'save-item',
  via: 'POST /api/portfolio/items/save',
  body: 512 * 1024,
  request: v.object({ id: v.optional(integer, 0), ...itemDraftShape.entries }),
  answer: v.object({ item: ownerItemShape }),
})

/** An item as its page would show it, of a draft that nobody has kept. */
export const previewItem = defineCall({
  name: 'preview-item',
  via: 'POST /api/portfolio/items/preview',
  body: 512 * 1024,
  request: itemDraftShape,
  answer: itemPageShape,
})

/** One deed on many items. `remove` takes them away for good; `add-term` and `drop-term` need `term`. Those that are gone are left out. */
export const changeItems = defineCall({
  name: 'change-items',
  via: 'POST /api/portfolio/items/change',
  request: v.object({
    ids: chosen,
    deed: v.picklist(['publish', 'withdraw', 'remove', 'add-term', 'drop-term']),
    term: v.optional(integer, 0),
  }),
  answer: v.object({ changed: v.number(), counts }),
})

/** Puts items next to one another in this order, where the first of them in the list stood. */
export const reorderItems = defineCall({
  name: 'reorder-items',
  via: 'POST /api/portfolio/items/reorder',
  request: v.object({ ids: chosen }),
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
})
export type OwnerTerm = v.InferOutput<typeof ownerTermShape>

/** All categories, other categories and tags, by name. */
export const listTerms = defineCall({
  name: 'list-terms',
  via: 'GET /api/portfolio/terms',
  request: v.object({}),
  answer: v.object({ terms: v.array(ownerTermShape) }),
})

export const saveTerm = defineCall({
  name: 'save-term',
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
  }),
  answer: v.object({ term: ownerTermShape }),
})

/** Items lose the term and stay; terms below it come up one step. */
export const removeTerm = defineCall({
  name: 'remove-term',
  via: 'POST /api/portfolio/terms/remove',
  request: v.object({ id: integer }),
  answer: v.object({ removed: v.boolean() }),
})

const lookShape = v.object({
  id: v.number(),
  title: v.string(),
  /** What differs from the block as it comes, by the names of its attributes. */
  settings: v.record(v.string(), v.unknown()),
  updatedAt: v.string(),
})
export type StoredLook = v.InferOutput<typeof lookShape>

/** Settings of the block that pages refer to by number. */
export const listLooks = defineCall({
  name: 'list-portfolio-looks',
  via: 'GET /api/portfolio/looks',
  request: v.object({}),
  answer: v.object({ looks: v.array(lookShape) }),
})

/** Keeps new settings (`id` 0) or changes known ones. */
export const saveLook = defineCall({
  name: 'save-portfolio-look',
  via: 'POST /api/portfolio/looks/save',
  request: v.object({
    id: v.optional(integer, 0),
    title: v.pipe(text(200), v.trim(), v.nonEmpty('Enter a name.')),
    settings: v.record(v.string(), v.unknown()),
  }),
  answer: v.object({ look: lookShape }),
})

export const removeLook = defineCall({
  name: 'remove-portfolio-look',
  via: 'POST /api/portfolio/looks/remove',
  request: v.object({ id: integer }),
  answer: v.object({ removed: v.boolean() }),
})

const importLine = v.object({ title: v.string(), reason: v.string() })

/** How an import stands. It goes on when the page is closed; ask again every second while it runs. */
export const importShape = v.object({
  id: v.number(),
  state: v.picklist(['running', 'done', 'failed']),
  source: v.picklist(['file', 'site']),
  done: v.number(),
  /** 0 while it is not known. */
  total: v.number(),
  added: v.number(),
  changed: v.number(),
  pictures: v.number(),
  /** What did not come in, and why; at most 100 lines of `leftOut`. */
  left: v.array(importLine),
  leftOut: v.number(),
  /** Why it failed as a whole; empty otherwise. */
  reason: v.string(),
  startedAt: v.string(),
})
export type PortfolioImport = NonNullable<AnswerOf<typeof getImport>['import']>

/** Takes in a WordPress export file (WXR). `pictures` fetches the pictures that it names from where they are. */
export const importFile = defineCall({
  name: 'import-portfolio-file',
  via: 'POST /api/portfolio/import/file',
  body: MOST_IMPORT_BYTES * 1.2,
  request: v.object({
    text: v.pipe(v.string(), v.nonEmpty('This file is empty. Choose another one.')),
    pictures: v.optional(v.boolean(), false),
    /** What published items become. */
    state: v.optional(v.picklist(states), 'draft'),
  }),
  answer: v.object({ import: importShape }),
})

/** `https://example.com`; its REST address is found from there. */
const siteAddress = v.pipe(text(500), v.trim(), v.regex(/^https?:\/\/[^\s\\]+$/i, 'Start the address with https://.'))

/** Takes in what a running WordPress site shows of its portfolio. */
export const importSite = defineCall({
  name: 'import-portfolio-site',
  via: 'POST /api/portfolio/import/site',
  request: v.object({
    address: siteAddress,
    pictures: v.optional(v.boolean(), true),
    state: v.optional(v.picklist(states), 'draft'),
  }),
  answer: v.object({ import: importShape }),
})

/** What an import of a running site would bring; nothing is kept and no picture is fetched. */
export const lookAtSite = defineCall({
  name: 'look-at-portfolio-site',
  via: 'POST /api/portfolio/import/look',
  request: v.object({ address: siteAddress }),
  answer: v.object({
    total: v.number(),
    /** Those of them that never came before. */
    fresh: v.number(),
    /** The first hundred. */
    items: v.array(v.object({ title: v.string(), type: v.picklist(itemTypes), isNew: v.boolean() })),
  }),
})
export type SiteLook = v.InferOutput<typeof lookAtSite.answer>

/** The last import, or one by its number; null when there has been none. */
export const getImport = defineCall({
  name: 'get-portfolio-import',
  via: 'GET /api/portfolio/import',
  request: v.object({ id: v.optional(integer, 0) }),
  answer: v.object({ import: v.nullable(importShape) }),
})
