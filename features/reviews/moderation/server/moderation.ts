import type { Tools } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Context } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import type { RejectionReason, Review, Status } from '../../review'
import { reviewOf } from '../../server/presenter'
import type { ReviewsStore } from '../../server/store/reviews.store'
import type { ReviewRow } from '../../server/store/reviews.tables'
import { countsOf, type StatusCounts } from '../../tally'
import { messages } from '../messages'
import type { DecisionsStore } from './decisions.store'

export type Moderation = ReturnType<typeof createModeration>

type Standing = { readonly status: Status; readonly reason: RejectionReason | null }

/** Everything that happens when somebody changes where a review stands: the change, its line in the logs, and the news. */
export function createModeration({ db, clock, audit, events }: Tools, store: ReviewsStore, decisions: DecisionsStore) {
  async function found(id: number): Promise<ReviewRow> {
    const review = await store.find(id)
    if (!review) throw new Refusal('review-gone', messages.reviewGone, { status: 404 })
    return review
  }

  /** The same within a transaction whose caller tells the news; undefined: somebody else was faster. */
  async function moveWithin(
    trx: AnyDatabase,
    review: ReviewRow,
    to: Standing,
    action: string,
    context: Context,
  ): Promise<ReviewRow | undefined> {
    const by = context.actor.role === 'visitor' ? 'nobody' : context.actor.name
    const after = await decisions.change(trx, review, { at: clock.now().toISOString(), by, to })
    if (after) await audit.note({ action, target: `review ${review.id}` }, context, trx)
    return after
  }

  async function move(
    review: ReviewRow,
    to: Standing,
    action: string,
    context: Context,
  ): Promise<{ review: Review; counts: StatusCounts }> {
    const changed = await db.transaction().execute(async (trx) => {
      const after = await moveWithin(trx, review, to, action, context)
      if (!after) return undefined
      await events.tell('reviews.changed', trx)
      return after
    })
    if (!changed) throw new Refusal('already-decided', messages.alreadyDecided, { status: 409 })
    return { review: reviewOf(changed), counts: countsOf(await store.tally()) }
  }

  return { find: store.find, found, move, moveWithin }
}
