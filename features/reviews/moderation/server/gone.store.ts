import type { Tools } from '@frontage/kit/feature.server'
import { type AnyDatabase, engineOf } from '@frontage/kit/storage/database.server'
import { isTexts, storedIn } from '@frontage/kit/storage/stored-json.server'
import { listIn } from '../../server/presenter'
import type { GoneTables, ReviewRow, ReviewTables } from '../../server/store/reviews.tables'
import type { SubmissionTables } from '../../server/store/submissions.tables'
import { noteStep, type Steps, takeSteps } from '../../server/store/tally.store'

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

export type GoneStore = ReturnType<typeof createGoneStore>

/** Reviews on their way out for good, with pictures, e-mails and everything that the logs say about them. */
export function createGoneStore({ db: database, clock, files, outbox, jobs }: Needs) {
  const tablesIn = (trx: AnyDatabase) => trx.withTables<Tables>()

  /** Takes those of these that are there out of the database, inside a transaction; `finish` after it. */
  async function hide(ids: readonly number[], trx: AnyDatabase): Promise<number[]> {
    if (!ids.length) return []
    const db = tablesIn(trx)
    const wanted = db.selectFrom('review').selectAll().where('id', 'in', ids).orderBy('id')
    const rows = await (engineOf(trx) === 'postgres' ? wanted.forUpdate() : wanted).execute()
    const found = rows.map(({ id }) => id)
    if (!found.length) return []
    const at = clock.now().toISOString()
    await db
      .insertInto('review_gone')
      .values(rows.map((row) => ({ review_id: row.id, at, files: JSON.stringify(keysOf(row)) })))
      .execute()
    const about = found.map(aboutReview)
    await outbox.hide(about, trx)
    await jobs.forget(about, trx)
    await db.updateTable('review').set({ translateparent: null }).where('translateparent', 'in', found).execute()
    for (const log of ['review_decision', 'review_note'] as const) await db.deleteFrom(log).where('review_id', 'in', found).execute()
    await db.deleteFrom('review').where('id', 'in', found).execute()
    const steps: Steps = new Map()
    for (const row of rows) noteStep(steps, row, -1)
    await takeSteps(db, steps)
    return found
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
    hide,
    finish,
    /** Those of these that visitors do not see. */
    hidden: async (ids: readonly number[], trx: AnyDatabase): Promise<number[]> => {
      const found = tablesIn(trx).selectFrom('review').select('id').where('id', 'in', ids)
      return (await found.where('status', 'in', ['rejected', 'spam', 'withdrawn']).execute()).map(({ id }) => id)
    },
  }
}
