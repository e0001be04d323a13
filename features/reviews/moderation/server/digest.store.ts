import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { ReviewTables } from '../../server/store/reviews.tables'

/** What came in since a moment, ISO 8601, samples and spam apart: how many reviews, and the average of their stars, if there are any. */
export async function countNewReviews(database: AnyDatabase, since: string): Promise<{ total: number; average: number | null }> {
  const found = await database
    .withTables<ReviewTables>()
    .selectFrom('review')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .select(({ fn, eb }) => fn.avg<number | null>(eb.case().when('stars', '>', 0).then(eb.ref('stars')).else(null).end()).as('average'))
    .where('status', 'in', ['pending', 'published'])
    .where('sample', '=', 0)
    .where('created_time', '>=', since)
    .executeTakeFirstOrThrow()
  return { total: Number(found.total), average: found.average === null ? null : Number(found.average) }
}
