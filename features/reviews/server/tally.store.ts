import { type Kysely, sql } from 'kysely'
import type { Status } from '../review'
import { isTallied } from './narrowing.query'
import { type Filters, talliedMatches } from './reviews.query'
import type { ReviewRow, ReviewTables, TallyTable } from './reviews.tables'

type Db = Kysely<ReviewTables>
type Marks = Pick<ReviewRow, 'sample' | 'type' | 'pageid' | 'language_code' | 'star_bucket' | 'stars'> & { readonly status: Status }

const nameOf = ({ status, sample, type, pageid, language_code, star_bucket }: Marks): string =>
  JSON.stringify([status, sample, type, pageid, language_code, star_bucket])

/**
 * Moves one review from one heap of the tally to another, inside the transaction that changes it. Heaps are always
 * taken in one order: else two people who move reviews to and fro would wait for each other.
 */
export async function retally(db: Db, before: Marks | undefined, after: Marks | undefined): Promise<void> {
  const steps = [...(before ? [{ marks: before, one: -1 as const }] : []), ...(after ? [{ marks: after, one: 1 as const }] : [])]
  for (const { marks, one } of steps.sort((a, b) => (nameOf(a.marks) < nameOf(b.marks) ? -1 : 1))) await addTo(db, marks, one)
}

async function addTo(db: Db, { status, sample, type, pageid, language_code, star_bucket, stars }: Marks, one: 1 | -1): Promise<void> {
  await db
    .insertInto('review_tally')
    .values({ status, sample, type, pageid, language_code, star_bucket, total: one, stars_sum: one * stars })
    .onConflict((conflict) =>
      conflict.columns(['status', 'sample', 'type', 'pageid', 'language_code', 'star_bucket']).doUpdateSet({
        total: sql<number>`review_tally.total + excluded.total`,
        stars_sum: sql<number>`review_tally.stars_sum + excluded.stars_sum`,
      }),
    )
    .execute()
}

/** Counts everything anew, once after many reviews came in. */
export async function rebuildTally(db: Db): Promise<void> {
  const marks = ['status', 'sample', 'type', 'pageid', 'language_code', 'star_bucket'] as const
  await db.deleteFrom('review_tally').execute()
  await db
    .insertInto('review_tally')
    .columns([...marks, 'total', 'stars_sum'])
    .expression((query) =>
      query
        .selectFrom('review')
        .select(marks)
        .select(({ fn }) => [fn.countAll<number>().as('total'), fn.sum<number>('stars').as('stars_sum')])
        .groupBy(marks),
    )
    .execute()
}

/** Whether the tally can say how many reviews match: it knows neither their words nor their tags. */
export const canBeTallied = ({ search, within = [] }: Filters): boolean => !search && within.every(isTallied)

/** How many reviews match, apart from what the tally does not know. */
export async function talliedTotal(db: Db, filters: Filters): Promise<number> {
  const query = db
    .selectFrom('review_tally')
    .select(({ fn }) => fn.sum<number | null>('total').as('total'))
    .where(talliedMatches(filters))
  return Number((await query.executeTakeFirstOrThrow()).total ?? 0)
}

/** The whole tally: a few hundred rows, whatever the number of reviews. */
export const tallies = (db: Db): Promise<TallyTable[]> => db.selectFrom('review_tally').selectAll().where('total', '>', 0).execute()
