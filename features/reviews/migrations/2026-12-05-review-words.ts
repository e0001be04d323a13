import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'
import { sql } from 'kysely'

/** How many reviews of a heap have so many words: what a list of reviews with a least length counts, without a look at them. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`set local statement_timeout = 0`.execute(db)
  await db.schema
    .createTable('review_word_tally')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('sample', 'integer', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('pageid', 'text', (column) => column.notNull())
    .addColumn('language_code', 'text', (column) => column.notNull())
    .addColumn('star_bucket', 'integer', (column) => column.notNull())
    .addColumn('words', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('review_word_tally_key', ['status', 'sample', 'type', 'pageid', 'language_code', 'star_bucket', 'words'])
    .execute()
  await sql`
    insert into review_word_tally (status, sample, type, pageid, language_code, star_bucket, words, total)
    select status, sample, type, pageid, language_code, star_bucket, words, count(*) from (
      select status, sample, type, pageid, language_code, star_bucket,
        case when review_length_char <= 0 then 0 when review_length >= 50 then 50 else review_length + 1 end as words
      from review
    ) as counted group by status, sample, type, pageid, language_code, star_bucket, words`.execute(db)
}
