import type { Tools } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { takeTurn } from '@frontage/kit/storage/locks.server'
import type { Kysely } from 'kysely'
import { inOneGo } from './intake.store'
import { type FindKnown, knownByIdOrContent } from './known.store'
import { type Changes, changesTo, type NewRow } from './known-review'
import type { ReviewRow, ReviewTables } from './reviews.tables'
import { marked, noteStep, type Steps, type TallyKey, takeSteps } from './tally.store'

/** 48 columns a row: within what one statement can bind on either engine. */
const ROWS_AT_ONCE = 400

/** New reviews, those that were brought up to date, and those that are here as they came. */
export type Incoming = { readonly added: number; readonly changed: number; readonly same: number }

type Db = Kysely<ReviewTables>
type Keeping = {
  readonly progress: (done: number) => void
  readonly find?: FindKnown
  /** What is stored together with them. */
  readonly also?: (trx: AnyDatabase) => Promise<void>
}
type Sorted = {
  readonly fresh: NewRow[]
  readonly changed: { readonly known: ReviewRow; readonly changes: Changes }[]
  readonly same: number
}

/**
 * Keeps many reviews at once, all or none; one that is known is brought up to date. The tally takes the difference, so
 * that what comes in costs the same whatever there is already.
 */
export async function keepReviews(
  { db: database, events }: Pick<Tools, 'db' | 'events'>,
  records: readonly NewRow[],
  keeping: Keeping,
): Promise<Incoming> {
  return database.transaction().execute((trx) =>
    inOneGo(trx, records.length, async () => {
      const db = trx.withTables<ReviewTables>()
      await takeTurn(db, 'reviews come in')
      const kept = await keepAll(db, records, keeping)
      await keeping.also?.(trx)
      if (kept.added + kept.changed) await events.tell('reviews.changed', trx)
      return kept
    }),
  )
}

/** What keepReviews would do; nothing is kept. */
export async function compareReviews(database: AnyDatabase, records: readonly NewRow[]): Promise<Incoming> {
  const db = database.withTables<ReviewTables>()
  const found = { added: 0, changed: 0, same: 0 }
  for (const some of partsOf(records)) count(found, await sortOut(db, some, knownByIdOrContent))
  return found
}

function* partsOf(records: readonly NewRow[]): Generator<NewRow[]> {
  for (let start = 0; start < records.length; start += ROWS_AT_ONCE) yield records.slice(start, start + ROWS_AT_ONCE)
}

function count(found: Record<keyof Incoming, number>, { fresh, changed, same }: Sorted): void {
  found.added += fresh.length
  found.changed += changed.length
  found.same += same
}

async function sortOut(db: Db, some: readonly NewRow[], find: FindKnown): Promise<Sorted> {
  const known = await find(db, some)
  const pairs = some.map((record) => ({ record, row: known.get(record) }))
  const changed = pairs.flatMap(({ record, row }) => {
    const changes = row && changesTo(row, record)
    return row && changes ? [{ known: row, changes }] : []
  })
  return { fresh: pairs.flatMap(({ record, row }) => (row ? [] : [record])), changed, same: known.size - changed.length }
}

async function keepAll(db: Db, records: readonly NewRow[], { progress, find = knownByIdOrContent }: Keeping): Promise<Incoming> {
  const steps: Steps = new Map()
  const found = { added: 0, changed: 0, same: 0 }
  let done = 0
  for (const some of partsOf(records)) {
    const sorted = await sortOut(db, some, find)
    for (const marks of await add(db, sorted.fresh)) noteStep(steps, marks, 1)
    for (const { known, changes } of sorted.changed) {
      noteStep(steps, known, -1)
      noteStep(steps, await change(db, known.id, changes), 1)
    }
    count(found, sorted)
    done += some.length
    progress(done)
  }
  await takeSteps(db, steps)
  return found
}

const add = async (db: Db, fresh: readonly NewRow[]): Promise<TallyKey[]> =>
  fresh.length ? db.insertInto('review').values(fresh).returning(marked).execute() : []

const change = (db: Db, id: number, changes: Changes): Promise<TallyKey> =>
  db.updateTable('review').set(changes).where('id', '=', id).returning(marked).executeTakeFirstOrThrow()
