import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { type Insertable, sql } from 'kysely'
import type { ReviewTable, ReviewTables } from './reviews.tables'
import { rebuildTally } from './tally.store'

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

/** Keeps many reviews at once, all or none; one that is known by its source's id is brought up to date. */
export async function keepReviews(
  database: AnyDatabase,
  records: readonly Insertable<ReviewTable>[],
  progress: (done: number) => void,
): Promise<Incoming> {
  return database.transaction().execute(async (within) => {
    const db = within.withTables<ReviewTables>()
    const count = async (): Promise<number> =>
      Number(
        (
          await db
            .selectFrom('review')
            .select(({ fn }) => fn.countAll<number>().as('all'))
            .executeTakeFirstOrThrow()
        ).all,
      )
    const before = await count()
    for (let start = 0; start < records.length; start += ROWS_AT_ONCE) {
      const some = records.slice(start, start + ROWS_AT_ONCE)
      await db
        .insertInto('review')
        .values(some)
        .onConflict((conflict) =>
          conflict.columns(['type', 'unique_id']).doUpdateSet((known) => ({
            ...Object.fromEntries(refreshed.map((name) => [name, known.ref(`excluded.${name}`)])),
            // What an owner has covered does not come back through the search.
            search_text: sql<string>`case when review.redactions = '[]' then excluded.search_text else review.search_text end`,
          })),
        )
        .execute()
      progress(start + some.length)
    }
    await rebuildTally(db)
    const added = (await count()) - before
    return { added, changed: records.length - added }
  })
}
