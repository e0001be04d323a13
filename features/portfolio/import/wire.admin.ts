import { sentence } from '@frontage/kit/sentence'
import { type AnswerOf, defineCall } from '@frontage/kit/wire/call'
import { integer, text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { itemTypes, states } from '../item'
import { MOST_IMPORT_BYTES } from '../spec'

const importLine = v.object({ title: v.string(), reason: sentence })

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
  reason: sentence,
  startedAt: v.string(),
})
export type PortfolioImport = NonNullable<AnswerOf<typeof getImport>['import']>

/** Takes in a WordPress export file (WXR). `pictures` fetches the pictures that it names from where they are. */
export const importFile = defineCall({
  name: 'import-portfolio-file',
  summary: 'Import portfolio items from a file',
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
  summary: 'Import portfolio items from an existing site',
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
  summary: 'Look at what an existing site would import',
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
  summary: 'Get the progress of a portfolio import',
  via: 'GET /api/portfolio/import',
  request: v.object({ id: v.optional(integer, 0) }),
  answer: v.object({ import: v.nullable(importShape) }),
})
