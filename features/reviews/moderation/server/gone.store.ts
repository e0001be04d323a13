import type { Tools } from '@frontage/kit/feature.server'
import { type AnyDatabase, engineOf } from '@frontage/kit/storage/database.server'
import { isTexts, storedIn } from '@frontage/kit/storage/stored-json.server'
import type { Removed } from '@frontage/kit/trash.server'
import type { Status } from '../../review'
import { listIn } from '../../server/presenter'
import type { GoneTables, ReviewRow, ReviewTables } from '../../server/store/reviews.tables'
import type { SubmissionTables } from '../../server/store/submissions.tables'
import { noteStep, type Steps, takeSteps } from '../../server/store/tally.store'
import { removedReview } from './removed-reviews.store'

type Tables = ReviewTables & SubmissionTables & GoneTables
type Needs = Pick<Tools, 'db' | 'clock' | 'files' | 'outbox' | 'jobs'>

const FOLDER = '/review-media/'

/** What e-mails about a review are kept under. */
const aboutReview = (id: number): string => `review:${id}`

/** Pictures of a review that this site keeps itself, by their key. */
export const keysOf = (row: ReviewRow): string[] => {
  const addresses = [row.userpic, row.userpic_small, row.userpiclocal, row.miscpic, ...listIn(row.mediaurls), ...listIn(row.mediathumburls)]
  return [...new Set(addresses.filter((address) => address.startsWith(FOLDER)).map((address) => address.slice(FOLDER.length)))]
}

const tablesIn = (trx: AnyDatabase) => trx.withTables<Tables>()

const isHidden = (status: Status): boolean => status === 'rejected' || status === 'spam' || status === 'withdrawn'

export type GoneStore = ReturnType<typeof createGoneStore>

/** Takes reviews out of the tables, with everything that the logs say about them. */
function createTaking(clock: Needs['clock']) {
  /** Those of these that are there, until the transaction ends for nobody else. */
  async function hold(ids: readonly number[], trx: AnyDatabase): Promise<ReviewRow[]> {
    if (!ids.length) return []
    const wanted = tablesIn(trx).selectFrom('review').selectAll().where('id', 'in', ids).orderBy('id')
    return (engineOf(trx) === 'postgres' ? wanted.forUpdate() : wanted).execute()
  }

  /** Takes rows and all that is said about them out of the tables. `filesOf`: the pictures that go with the next `finish`. */
  async function takeOut(rows: readonly ReviewRow[], filesOf: (row: ReviewRow) => string[], trx: AnyDatabase): Promise<void> {
    const db = tablesIn(trx)
    const ids = rows.map(({ id }) => id)
    const at = clock.now().toISOString()
    await db
      .insertInto('review_gone')
      .values(rows.map((row) => ({ review_id: row.id, at, files: JSON.stringify(filesOf(row)) })))
      .execute()
    await db.updateTable('review').set({ translateparent: null }).where('translateparent', 'in', ids).execute()
    for (const log of ['review_decision', 'review_note'] as const) await db.deleteFrom(log).where('review_id', 'in', ids).execute()
    await db.deleteFrom('review').where('id', 'in', ids).execute()
    const steps: Steps = new Map()
    for (const row of rows) noteStep(steps, row, -1)
    await takeSteps(db, steps)
  }

  return { hold, takeOut }
}

/** Reviews on their way out: for good, with pictures, e-mails and everything that the logs say about them, or into the trash. */
export function createGoneStore({ db: database, clock, files, outbox, jobs }: Needs) {
  const { hold, takeOut } = createTaking(clock)

  /** Lets go of e-mails and jobs about reviews. */
  async function forgetAbout(ids: readonly number[], trx: AnyDatabase): Promise<void> {
    const about = ids.map(aboutReview)
    await outbox.hide(about, trx)
    await jobs.forget(about, trx)
  }

  /** Takes those of these that are there out of the database for good, inside a transaction; `finish` after it. */
  async function hide(ids: readonly number[], trx: AnyDatabase): Promise<number[]> {
    const rows = await hold(ids, trx)
    if (!rows.length) return []
    const found = rows.map(({ id }) => id)
    await forgetAbout(found, trx)
    await takeOut(rows, keysOf, trx)
    return found
  }

  /** The same for rows that were taken out before, and are in the trash. */
  async function hideRemoved(rows: readonly ReviewRow[], trx: AnyDatabase): Promise<void> {
    for (const row of rows) {
      const gone = tablesIn(trx)
        .updateTable('review_gone')
        .set({ files: JSON.stringify(keysOf(row)) })
      await gone.where('review_id', '=', row.id).execute()
    }
    await forgetAbout(
      rows.map(({ id }) => id),
      trx,
    )
  }

  /** Pictures and e-mails of everything that was hidden: what a crash cut off is done by the next call. */
  async function finish(): Promise<void> {
    const db = tablesIn(database)
    const open = await db.selectFrom('review_gone').select(['review_id', 'files']).where('files', '<>', '[]').execute()
    for (const { review_id, files: keys } of open) {
      for (const key of storedIn(isTexts, keys, `the pictures of deleted review ${review_id}`) ?? []) await files.remove(key)
      await db.updateTable('review_gone').set({ files: '[]' }).where('review_id', '=', review_id).execute()
    }
    await outbox.forgetHidden()
  }

  return {
    ...{ hide, hideRemoved, finish },
    /** Takes those of these into the trash that visitors do not see: pictures and e-mails stay. */
    moveOut: async (ids: readonly number[], trx: AnyDatabase): Promise<Removed[]> => {
      const rows = (await hold(ids, trx)).filter(({ status }) => isHidden(status))
      const removed = []
      for (const row of rows) removed.push(await removedReview(row, trx))
      if (rows.length) await takeOut(rows, () => [], trx)
      return removed
    },
  }
}
