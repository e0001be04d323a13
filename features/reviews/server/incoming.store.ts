import { type AnyDatabase, engineOf } from '@frontage/kit/storage/database.server'
import { type Insertable, type Kysely, sql } from 'kysely'
import { inOneGo } from './intake'
import type { ReviewTable, ReviewTables } from './reviews.tables'
import { type Marks, noteStep, type Steps, takeSteps } from './tally.store'

/** 48 columns a row: within what one statement can bind on either engine. */
const ROWS_AT_ONCE = 400

/** What a second import of the same review may change; where it stands is the owner's decision and stays. */
const refreshed = [
  ...(['pageid', 'pagename', 'created_time', 'reviewer_name', 'reviewer_email', 'company_name', 'company_title', 'company_url'] as const),
  ...(['rating', 'recommendation_type', 'stars', 'star_bucket', 'review_title', 'review_text', 'review_length'] as const),
  ...([
    'review_length_char',
    'from_url_review',
    'userpic',
    'tags',
    'posts',
    'location',
    'language_code',
    'owner_response',
    'mediaurls',
  ] as const),
  ...(['verified_order', 'last_modified'] as const),
]

export type Incoming = { readonly added: number; readonly changed: number }

type Db = Kysely<ReviewTables>
type NewRow = Insertable<ReviewTable>
type Known = Marks & { readonly unique_id: string | null }

const marked = ['status', 'sample', 'type', 'pageid', 'language_code', 'star_bucket', 'stars', 'unique_id'] as const

/**
 * Keeps many reviews at once, all or none; one that is known by its source's id is brought up to date. The tally takes
 * the difference, so that what comes in costs the same whatever there is already.
 */
export async function keepReviews(database: AnyDatabase, records: readonly NewRow[], progress: (done: number) => void): Promise<Incoming> {
  return database.transaction().execute((within) =>
    inOneGo(within, records.length, async () => {
      const db = within.withTables<ReviewTables>()
      await takeTurns(db)
      return keepAll(db, records, progress)
    }),
  )
}

async function keepAll(db: Db, records: readonly NewRow[], progress: (done: number) => void): Promise<Incoming> {
  const steps: Steps = new Map()
  let added = 0
  for (let start = 0; start < records.length; start += ROWS_AT_ONCE) {
    const some = records.slice(start, start + ROWS_AT_ONCE)
    const before = await knownOf(db, some)
    const after = await keep(db, some)
    for (const marks of before) noteStep(steps, marks, -1)
    for (const marks of after) noteStep(steps, marks, 1)
    added += after.length - before.length
    progress(start + some.length)
  }
  await takeSteps(db, steps)
  return { added, changed: records.length - added }
}

const keep = (db: Db, some: readonly NewRow[]): Promise<Marks[]> =>
  db
    .insertInto('review')
    .values(some)
    .onConflict((conflict) =>
      conflict.columns(['type', 'unique_id']).doUpdateSet((known) => ({
        ...Object.fromEntries(refreshed.map((name) => [name, known.ref(`excluded.${name}`)])),
        // What an owner has covered does not come back through the search.
        search_text: sql<string>`case when review.redactions = '[]' then excluded.search_text else review.search_text end`,
      })),
    )
    .returning(marked)
    .execute()

/** Nobody else brings reviews of a source in between looking for those that are known and keeping them. */
async function takeTurns(db: Db): Promise<void> {
  if (engineOf(db) === 'postgres') await sql`select pg_advisory_xact_lock(hashtext('reviews come in'))`.execute(db)
}

/** How the reviews stand that are known already. Nobody decides about them until they are brought up to date. */
async function knownOf(db: Db, some: readonly NewRow[]): Promise<Known[]> {
  const found: Known[] = []
  for (const type of new Set(some.map((record) => record.type))) {
    const ids = some.flatMap((record) => (record.type === type && record.unique_id ? [record.unique_id] : []))
    if (!ids.length) continue
    const query = db.selectFrom('review').select(marked).where('type', '=', type).where('unique_id', 'in', ids)
    found.push(...(await (engineOf(db) === 'postgres' ? query.forUpdate() : query).execute()))
  }
  return found
}
