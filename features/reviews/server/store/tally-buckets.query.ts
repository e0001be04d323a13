import { type Kysely, sql } from 'kysely'
import { matchingIds } from '../search/search.query'
import { type Filters, matches, talliedMatches } from './reviews.query'
import type { ReviewTables } from './reviews.tables'

/** Every heap of the tally leads to its reviews through an index, however rare they are. */
export async function inBuckets(db: Kysely<ReviewTables>, filters: Filters): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select review.id from (
      select status as a, sample as b, type as c, pageid as d, language_code as e, star_bucket as f
      from review_tally where total > 0 and ${talliedMatches(filters)}
    ) heap cross join review
    where review.status = a and review.sample = b and review.type = c and review.pageid = d and review.language_code = e
      and review.star_bucket = f and ${matches(filters)}`.execute(db)
  return matchingIds(rows)
}
