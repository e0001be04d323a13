import { guardAppendOnly } from '@frontage/kit/storage/append-only.server'
import { withId } from '@frontage/kit/storage/columns.server'
import type { Engine } from '@frontage/kit/storage/database.server'
import type { Migrations } from '@frontage/kit/storage/migrate.server'
import type { CreateTableBuilder, Generated, Selectable } from 'kysely'
import type { RejectionReason, Status } from '../review'

/** The full record of a review. Lists are JSON text; times are ISO 8601 text in UTC. */
export type ReviewTable = {
  id: Generated<number>
  /** Id at the source; with the type it finds a review again when it is imported twice. */
  unique_id: string | null
  pageid: string
  pagename: string
  created_time: string
  reviewer_name: string
  reviewer_email: string
  reviewer_id: string
  company_name: string
  company_title: string
  company_url: string
  rating: number | null
  recommendation_type: 'positive' | 'negative' | ''
  /** What sorting and averages read: the rating, 5 or 2 for a recommendation, 0 when unrated. */
  stars: number
  /** Whole stars, decimals count for the star below: what filters and counts read. */
  star_bucket: number
  review_title: string
  review_text: string
  /** Name, title, text and source, folded: what a search reads. */
  search_text: string
  review_length: number
  review_length_char: number
  type: string
  from_name: string
  from_logo: string
  from_url: string
  from_url_review: string
  userpic: string
  userpic_small: string
  userpiclocal: string
  categories: string
  posts: string
  tags: string
  consent: string
  hidestars: number
  miscpic: string
  location: string
  verified_order: string
  language_code: string
  meta_data: string
  custom_data: string
  custom_stars: string
  owner_response: string
  sort_weight: number
  mediaurls: string
  mediathumburls: string
  translateparent: number | null
  last_modified: string
  sample: number
  pinned: number
  status: Status
  reason: RejectionReason | null
  decided_at: string | null
  decided_by: string | null
  /** Passages that visitors do not read, as JSON. */
  redactions: Generated<string>
}

/** Append-only: what was decided, by whom, and what stood before. */
export type DecisionTable = {
  id: Generated<number>
  review_id: number
  at: string
  by: string
  status_before: Status
  reason_before: RejectionReason | null
  status_after: Status
  reason_after: RejectionReason | null
}

/** How many reviews share these marks, and the sum of their stars: counts and averages without counting. */
export type TallyTable = {
  status: Status
  sample: number
  type: string
  pageid: string
  language_code: string
  /** 0 = unrated. */
  star_bucket: number
  total: number
  stars_sum: number
}

export type ReviewTables = { review: ReviewTable; review_decision: DecisionTable; review_tally: TallyTable }
export type ReviewRow = Selectable<ReviewTable>

const texts = [
  ...[
    'pageid',
    'pagename',
    'created_time',
    'reviewer_name',
    'reviewer_email',
    'reviewer_id',
    'company_name',
    'company_title',
    'company_url',
  ],
  ...['recommendation_type', 'review_title', 'review_text', 'search_text', 'type', 'from_name', 'from_logo', 'from_url', 'from_url_review'],
  ...[
    'userpic',
    'userpic_small',
    'userpiclocal',
    'consent',
    'miscpic',
    'location',
    'verified_order',
    'language_code',
    'owner_response',
    'last_modified',
  ],
]
const lists = ['categories', 'posts', 'tags', 'mediaurls', 'mediathumburls']
const records = ['meta_data', 'custom_data', 'custom_stars']
const flags = ['star_bucket', 'review_length', 'review_length_char', 'hidestars', 'sort_weight', 'sample', 'pinned']

type Table = CreateTableBuilder<'review', never>

function withColumns(table: Table): Table {
  const text = (names: readonly string[], otherwise: string, to: Table) =>
    names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull().defaultTo(otherwise)) as Table, to)
  const numbers = flags.reduce((made, name) => made.addColumn(name, 'integer', (column) => column.notNull().defaultTo(0)) as Table, table)
  return text(records, '{}', text(lists, '[]', text(texts, '', numbers)))
    .addColumn('unique_id', 'text')
    .addColumn('rating', 'double precision')
    .addColumn('stars', 'double precision', (column) => column.notNull())
    .addColumn('translateparent', 'bigint')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('decided_by', 'text') as Table
}

/** One index per order a list can have: the page after a cursor is a range of it, however far down the list it lies. */
export const orderIndexes = { created_time: 'newest', stars: 'rated', review_length_char: 'long' } as const

export const migrations = (engine: Engine): Migrations => ({
  '2026-11-21-reviews': {
    up: async (db) => {
      await withColumns(withId(db.schema.createTable('review'), engine) as unknown as Table).execute()
      await db.schema.createIndex('review_source').unique().on('review').columns(['type', 'unique_id']).execute()
      for (const [column, name] of Object.entries(orderIndexes))
        await db.schema.createIndex(`review_${name}`).on('review').columns(['status', column, 'id']).execute()
      await withId(db.schema.createTable('review_decision'), engine)
        .addColumn('review_id', 'bigint', (column) => column.notNull().references('review.id'))
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('by', 'text', (column) => column.notNull())
        .addColumn('status_before', 'text', (column) => column.notNull())
        .addColumn('reason_before', 'text')
        .addColumn('status_after', 'text', (column) => column.notNull())
        .addColumn('reason_after', 'text')
        .execute()
      await db.schema.createIndex('review_decision_of').on('review_decision').columns(['review_id', 'id']).execute()
      await db.schema
        .createTable('review_tally')
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('sample', 'integer', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('pageid', 'text', (column) => column.notNull())
        .addColumn('language_code', 'text', (column) => column.notNull())
        .addColumn('star_bucket', 'integer', (column) => column.notNull())
        .addColumn('total', 'integer', (column) => column.notNull())
        .addColumn('stars_sum', 'double precision', (column) => column.notNull())
        .addPrimaryKeyConstraint('review_tally_key', ['status', 'sample', 'type', 'pageid', 'language_code', 'star_bucket'])
        .execute()
    },
  },
  '2026-11-21-reviews-log': { up: (db) => guardAppendOnly(db, engine, 'review_decision') },
})
