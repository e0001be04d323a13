import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { picture, words } from './fields'
import { entrance, rowSettings } from './row-settings'
import { MOST_COLUMNS } from './spec'

/** First parts of addresses under which the server itself answers: no page can stand there. */
const reserved = new Set(['admin', 'api', 'assets', 'embed', 'media', 'preview', 'sandbox', 'wp-admin', 'wp-json', 'healthz', 'readyz'])

export const isReserved = (path: string): boolean => reserved.has(path.split('/')[1] ?? '')

/** `paper`, `board` and `band` are planes; `bare` leaves edge, plane and padding to its block. */
const looks = ['paper', 'board', 'band', 'bare'] as const
/** Columns of twelve that a column takes on wide screens. What is left over stays empty before the last one. */
const spans = [3, 4, 5, 6, 7, 8, 9, 12] as const

const anchor = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,60}$/, 'Use lower-case letters, digits and hyphens.'))

/** One widget on a page. */
export const moduleShape = v.object({
  /** Name of a block or an island, and its attributes as that one stores them. */
  block: words(60),
  props: v.optional(v.record(v.string(), v.unknown()), {}),
  animation: v.optional(entrance),
})

export const columnShape = v.object({ span: v.optional(v.picklist(spans), 12), modules: v.array(moduleShape) })

export const rowShape = v.object({
  look: v.optional(v.picklist(looks), 'paper'),
  /** Space above and below; `half` is for the first row of a page, which the header already keeps apart. */
  air: v.optional(v.picklist(['full', 'half', 'none']), 'full'),
  /** Whether columns of unequal height start or end together. */
  align: v.optional(v.picklist(['start', 'end']), 'start'),
  /** What `#…` of an address leads here. */
  anchor: v.optional(anchor),
  /** Names the row for those who hear the page. */
  label: v.optional(words(120)),
  ...rowSettings,
  columns: v.pipe(v.array(columnShape), v.maxLength(MOST_COLUMNS, `A row has at most ${MOST_COLUMNS} columns.`)),
})

/** Where a page stands: `/`, `/about`, `/work/decks`. */
export const pathShape = v.pipe(
  text(300),
  v.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, 'Use lower-case letters, digits, hyphens and slashes.'),
  v.check((path) => !isReserved(path), 'This address is used by the system. Choose another one.'),
)

/** A page without a fault. A later shape gets another version and a rule in versions.ts that brings this one forward. */
export const pageShape = v.object({
  version: v.literal(2),
  path: pathShape,
  /** In the browser's tab, in lists of search engines, and in searches of the site. */
  title: words(200),
  description: v.optional(text(500), ''),
  /** Not for search engines. */
  isHidden: v.optional(v.boolean(), false),
  /** What others show where they link here. */
  social: v.optional(v.object({ picture })),
  rows: v.array(rowShape),
})

/** A page as its owner works on it. What is kept of it may hold faults: those are named, never lost. */
export type PageDocument = v.InferOutput<typeof pageShape>
export type DocumentRow = PageDocument['rows'][number]
export type DocumentColumn = DocumentRow['columns'][number]
export type DocumentModule = DocumentColumn['modules'][number]
