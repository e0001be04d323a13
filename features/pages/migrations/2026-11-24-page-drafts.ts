import { withId } from '@frontage/kit/storage/columns.server'
import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'
import type { Generated } from 'kysely'

/** Drafts, versions, links to share, and saved rows beside what visitors see. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  const before = await db.withTables<{ page: FirstPage }>().selectFrom('page').selectAll().execute()
  await db.schema.dropTable('page').execute()
  await createPages(db, engine)
  await createAround(db, engine)
  for (const page of before) await carryOver(page, db)
}

type FirstPage = { path: string; title: string; description: string; rows: string; status: string; updated_at: string }

type Tables = {
  page: {
    id: Generated<number>
    path: string
    title: string
    draft: string | null
    draft_at: string | null
    draft_by: string | null
    live: string | null
    live_path: string | null
    live_at: string | null
  }
  page_version: { page_id: number; version: number; document: string; at: string; by: string }
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
  const document = JSON.stringify({ version: 1, ...about, rows: JSON.parse(rows) as unknown })
  const { path, title } = about
  const state = status === 'published' ? { live: document, live_path: path, live_at: at } : { draft: document, draft_at: at, draft_by: '' }
  const tables = db.withTables<Tables>()
  const page = await tables
    .insertInto('page')
    .values({ path, title, ...state })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (state.live) await tables.insertInto('page_version').values({ page_id: page.id, version: 1, document, at, by: '' }).execute()
}
