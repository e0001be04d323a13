import { type Kysely, sql } from 'kysely'
import type { Status } from '../../review'
import { isTallied } from './narrowing.query'
import { type Filters, talliedMatches } from './reviews.query'
import type { ReviewRow, ReviewTables, TallyTable } from './reviews.tables'

type Db = Kysely<ReviewTables>
/** The columns that say to which heap a review belongs, and what it adds there. */
export const marked = ['status', 'sample', 'type', 'pageid', 'language_code', 'star_bucket', 'stars'] as const
export type TallyKey = Pick<ReviewRow, Exclude<(typeof marked)[number], 'status'>> & { readonly status: Status }

const nameOf = ({ status, sample, type, pageid, language_code, star_bucket }: TallyKey): string =>
  JSON.stringify([status, sample, type, pageid, language_code, star_bucket])

/** Steps of the tally that are still to be taken, heap by heap. */
export type Steps = Map<string, { readonly marks: TallyKey; readonly total: number; readonly starsSum: number }>

/** Notes that reviews have come to a heap, or have left it. */
export function noteStep(steps: Steps, marks: TallyKey, one: 1 | -1): void {
  const { total, starsSum } = steps.get(nameOf(marks)) ?? { total: 0, starsSum: 0 }
  steps.set(nameOf(marks), { marks, total: total + one, starsSum: starsSum + one * marks.stars })
}

/**
 * Takes the steps, inside the transaction that changes the reviews. Heaps are always taken in one order: else two
 * people who move reviews to and fro would wait for each other.
 */
export async function takeSteps(db: Db, steps: Steps): Promise<void> {
  const inOrder = [...steps].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [, { marks, total, starsSum }] of inOrder) if (total || starsSum) await addTo(db, marks, total, starsSum)
}

/** Moves one review from one heap to another. */
export async function retally(db: Db, before: TallyKey | undefined, after: TallyKey | undefined): Promise<void> {
  const steps: Steps = new Map()
  if (before) noteStep(steps, before, -1)
  if (after) noteStep(steps, after, 1)
  await takeSteps(db, steps)
}

async function addTo(db: Db, marks: TallyKey, total: number, stars_sum: number): Promise<void> {
  const { status, sample, type, pageid, language_code, star_bucket } = marks
  await db
    .insertInto('review_tally')
    .values({ status, sample, type, pageid, language_code, star_bucket, total, stars_sum })
    .onConflict((conflict) =>
      conflict.columns(['status', 'sample', 'type', 'pageid', 'language_code', 'star_bucket']).doUpdateSet({
        total: sql<number>`review_tally.total + excluded.total`,
        stars_sum: sql<number>`review_tally.stars_sum + excluded.stars_sum`,
      }),
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
