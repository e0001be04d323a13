import { type Kysely, sql } from 'kysely'
import type { Status } from '../../review'
import { isTallied, tallyOfWords, wordConditions } from './narrowing.query'
import { type Filters, talliedMatches } from './reviews.query'
import type { ReviewRow, ReviewTables, TallyTable, WordTallyTable } from './reviews.tables'

type Db = Kysely<ReviewTables>
/** The columns that say to which heap a review belongs, and what it adds there. */
export const marked = [
  ...(['status', 'sample', 'type', 'pageid', 'language_code', 'star_bucket', 'stars', 'review_length', 'review_length_char'] as const),
] as const
export type TallyKey = Pick<ReviewRow, Exclude<(typeof marked)[number], 'status'>> & { readonly status: Status }

const heap = ['status', 'sample', 'type', 'pageid', 'language_code', 'star_bucket'] as const
type Heap = Pick<TallyTable, (typeof heap)[number]>

const heapOf = ({ status, sample, type, pageid, language_code, star_bucket }: TallyKey): Heap => ({
  ...{ status, sample, type, pageid, language_code, star_bucket },
})

/** Steps of the tallies that are still to be taken, heap by heap. */
export type Steps = Map<string, TallyTable | WordTallyTable>

/** Notes that reviews have come to a heap, or have left it. */
export function noteStep(steps: Steps, marks: TallyKey, one: 1 | -1): void {
  const of = heapOf(marks)
  const name = JSON.stringify(Object.values(of))
  const known = steps.get(name)
  const starsSum = known && 'stars_sum' in known ? known.stars_sum : 0
  steps.set(name, { ...of, total: (known?.total ?? 0) + one, stars_sum: starsSum + one * marks.stars })
  const words = tallyOfWords(marks)
  const further = `${name} ${words}`
  steps.set(further, { ...of, words, total: (steps.get(further)?.total ?? 0) + one })
}

/**
 * Takes the steps, inside the transaction that changes the reviews. Heaps are always taken in one order: else two
 * people who move reviews to and fro would wait for each other.
 */
export async function takeSteps(db: Db, steps: Steps): Promise<void> {
  const inOrder = [...steps].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [, step] of inOrder) {
    if ('words' in step) await addToWords(db, step)
    else await addToHeap(db, step)
  }
}

/** Moves one review from one heap to another. */
export async function retally(db: Db, before: TallyKey | undefined, after: TallyKey | undefined): Promise<void> {
  const steps: Steps = new Map()
  if (before) noteStep(steps, before, -1)
  if (after) noteStep(steps, after, 1)
  await takeSteps(db, steps)
}

async function addToHeap(db: Db, step: TallyTable): Promise<void> {
  if (!step.total && !step.stars_sum) return
  const total = sql<number>`review_tally.total + excluded.total`
  const stars_sum = sql<number>`review_tally.stars_sum + excluded.stars_sum`
  const add = db.insertInto('review_tally').values(step)
  await add.onConflict((conflict) => conflict.columns([...heap]).doUpdateSet({ total, stars_sum })).execute()
}

async function addToWords(db: Db, step: WordTallyTable): Promise<void> {
  if (!step.total) return
  const total = sql<number>`review_word_tally.total + excluded.total`
  const add = db.insertInto('review_word_tally').values(step)
  await add.onConflict((conflict) => conflict.columns([...heap, 'words']).doUpdateSet({ total })).execute()
}

/** Whether the tallies can say how many reviews match: they know neither what is written there nor tags. */
export const canBeTallied = ({ search, within = [] }: Filters): boolean => !search && within.every(isTallied)

/** How many reviews match, apart from what the tallies do not know. */
export async function talliedTotal(db: Db, filters: Filters): Promise<number> {
  const words = (filters.within ?? []).flatMap(wordConditions)
  const table = words.length ? sql`review_word_tally` : sql`review_tally`
  const { rows } = await sql<{ total: number | null }>`
    select sum(total) as total from ${table} where ${sql.join([talliedMatches(filters), ...words], sql` and `)}`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

/** The whole tally: a few hundred rows, whatever the number of reviews. */
export const tallies = (db: Db): Promise<TallyTable[]> => db.selectFrom('review_tally').selectAll().where('total', '>', 0).execute()
