import { withId } from '@frontage/kit/storage/columns.server'
import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'
import type { Migrations } from '@frontage/kit/storage/migrate.server'
import type { Generated } from 'kysely'
import { documentOf } from '../versions'

/** Documents are JSON in the schema of page.ts; times are ISO 8601 in UTC. */
export type PageTables = {
  page: {
    id: Generated<number>
    /** Path and title as the owner has them now, published or not. */
    path: string
    title: string
    /** What is worked on; null while it is what visitors see. */
    draft: string | null
    draft_at: string | null
    draft_by: string | null
    revision: Generated<number>
    /** What visitors see, and nothing else is. All three are null while they see nothing. */
    live: string | null
    live_path: string | null
    live_at: string | null
    publish_at: string | null
    unpublish_at: string | null
    scheduled_by: string | null
    /** What was planned last and could not be done, as JSON; null while nothing is in the way. */
    refused: string | null
    removed_at: string | null
    removed_by: string | null
  }
  page_version: { page_id: number; version: number; document: string; at: string; by: string }
  /** Links that show a draft; only a hash of each token is kept. */
  page_share: { id: Generated<number>; page_id: number; token_hash: string; expires_at: string; by: string }
  saved_row: { id: Generated<number>; name: string; row: string; saved_at: string; by: string }
}

type FirstPage = { path: string; title: string; description: string; rows: string; status: string; updated_at: string }

export const migrations = (engine: Engine): Migrations => ({
  '2026-11-21-pages': { up: createFirst },
  '2026-11-24-page-drafts': {
    up: async (db) => {
      const before = await db.selectFrom('page').selectAll().$castTo<FirstPage>().execute()
      await db.schema.dropTable('page').execute()
      await createPages(db, engine)
      await createAround(db, engine)
      for (const page of before) await carryOver(page, db)
    },
  },
  '2026-11-25-page-refusals': {
    up: (db) => db.schema.alterTable('page').addColumn('refused', 'text').execute(),
  },
})

async function createFirst(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('page')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('rows', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
}

async function createPages(db: AnyDatabase, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('page'), engine)
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('draft', 'text')
    .addColumn('draft_at', 'text')
    .addColumn('draft_by', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('live', 'text')
    .addColumn('live_path', 'text', (column) => column.unique())
    .addColumn('live_at', 'text')
    .addColumn('publish_at', 'text')
    .addColumn('unpublish_at', 'text')
    .addColumn('scheduled_by', 'text')
    .addColumn('removed_at', 'text')
    .addColumn('removed_by', 'text')
    .execute()
}

async function createAround(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('page_version')
    .addColumn('page_id', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_version_key', ['page_id', 'version'])
    .execute()
  await withId(db.schema.createTable('page_share'), engine)
    .addColumn('page_id', 'bigint', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .execute()
  await withId(db.schema.createTable('saved_row'), engine)
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('row', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .execute()
}

/** What was published stays so, and is its own first version. */
async function carryOver({ status, updated_at: at, rows, ...about }: FirstPage, db: AnyDatabase): Promise<void> {
  const document = JSON.stringify(documentOf({ version: 1, ...about, rows: JSON.parse(rows) as unknown }))
  const { path, title } = about
  const state = status === 'published' ? { live: document, live_path: path, live_at: at } : { draft: document, draft_at: at, draft_by: '' }
  const tables = db.withTables<PageTables>()
  const page = await tables
    .insertInto('page')
    .values({ path, title, ...state })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (state.live) await tables.insertInto('page_version').values({ page_id: page.id, version: 1, document, at, by: '' }).execute()
}
