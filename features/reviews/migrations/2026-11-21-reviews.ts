import { withId } from '@frontage/kit/storage/columns.server'
import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'
import type { CreateTableBuilder } from 'kysely'

/** Reviews, decisions about them, and their tally. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
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
}

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

const orderIndexes = { created_time: 'newest', stars: 'rated', review_length_char: 'long' } as const

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
