import type { Tools } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { refuseOutdated } from '@frontage/kit/storage/revision.server'
import { answer, type Context } from '@frontage/kit/wire/answer.server'
import type { RequestOf } from '@frontage/kit/wire/call'
import { Refusal } from '@frontage/kit/wire/refusal'
import { redacted } from '../../redaction'
import type { Review } from '../../review'
import { searchTextOf } from '../../server/new-review'
import { mayModerate, mayReply } from '../../server/policy'
import { listIn, redactionsIn, replyRevisionOf, reviewOf } from '../../server/presenter'
import type { ReviewRow } from '../../server/store/reviews.tables'
import { messages } from '../messages'
import { getReviewHistory, redactReview, replyToReview } from '../wire'
import type { Moderation } from './moderation'
import type { NotesStore } from './notes.store'

export type Desk = Pick<Tools, 'db' | 'audit' | 'clock' | 'events'> & { readonly moderation: Moderation; readonly notes: NotesStore }
export type Action = {
  readonly change: Parameters<NotesStore['change']>[1]
  readonly action: Parameters<NotesStore['change']>[2]['action']
  readonly detail: string
  /** What else happens to it in the same transaction. */
  readonly andThen?: (changed: ReviewRow, trx: AnyDatabase) => Promise<ReviewRow | undefined>
}

const gone = (): Refusal => new Refusal('review-gone', messages.reviewGone, { status: 404 })

/**
 * A change of the review as it stands, its line in the review's history, its line in the audit log, and the news: all of it
 * or nothing, and nobody else's change in between.
 */
export async function perform(
  { db, audit, clock, events, notes }: Desk,
  id: number,
  actionOn: (review: ReviewRow) => Action,
  context: Context,
): Promise<{ review: Review }> {
  const by = context.actor.role === 'visitor' ? 'nobody' : context.actor.name
  const review = await db.transaction().execute(async (trx) => {
    const before = await notes.findForChange(id, trx)
    if (!before) throw gone()
    const { change, action, detail, andThen } = actionOn(before)
    const changed = await notes.change(id, change, { at: clock.now().toISOString(), by, action, detail }, trx)
    await audit.note({ action: `review.${action}`, target: `review ${id}` }, context, trx)
    await events.tell('reviews.changed', trx)
    return changed && andThen ? andThen(changed, trx) : changed
  })
  if (!review) throw gone()
  return { review: reviewOf(review) }
}

/** Whoever answers a review in public shows it: with `approve` one that waits is published as well. */
export const replyToReviewRoute = (desk: Desk) =>
  answer(replyToReview)
    .allow(mayReply)
    .with(({ id, text, revision, approve }, context) => {
      const published = { status: 'published', reason: null } as const
      const approving: NonNullable<Action['andThen']> = (changed, trx) =>
        desk.moderation.moveWithin(trx, changed, published, 'review.approve', context)
      const name = context.actor.role === 'visitor' ? '' : context.actor.name
      const reply = text.trim() && JSON.stringify({ name, text: text.trim(), date: desk.clock.now().toISOString() })
      const actionOn = (review: ReviewRow): Action => {
        refuseOutdated(revision, replyRevisionOf(review))
        const isApproved = approve && reply !== '' && review.status === 'pending'
        const action = reply ? 'reply' : 'reply-remove'
        return { change: { owner_response: reply }, action, detail: '', ...(isApproved && { andThen: approving }) }
      }
      return perform(desk, id, actionOn, context)
    })

export const redactReviewRoute = (desk: Desk) =>
  answer(redactReview)
    .allow(mayModerate)
    .with(({ id, kind, passage, undo }, context) => {
      const actionOn = (review: ReviewRow): Action => ({
        change: covering(review, { kind, passage, undo }),
        ...{ action: undo ? 'redact-undo' : 'redact', detail: kind },
      })
      return perform(desk, id, actionOn, context)
    })

/** What changes of a review when a passage is covered, or uncovered: its words can no longer be found either. */
function covering(review: ReviewRow, { kind, passage, undo }: Omit<RequestOf<typeof redactReview>, 'id'>): Action['change'] {
  const before = redactionsIn(review)
  const others = before.filter((known) => known.passage !== passage)
  const isThere = undo ? others.length < before.length : [review.review_title, review.review_text].some((text) => text.includes(passage))
  if (!isThere) throw new Refusal('no-such-passage', messages.noSuchPassage, { status: 422, field: 'passage' })
  const redactions = undo ? others : [...others, { kind, passage }]
  const search_text = searchTextOf({
    reviewer: review.reviewer_name,
    title: redacted(review.review_title, redactions),
    text: redacted(review.review_text, redactions),
    source: review.type,
    tags: listIn(review.tags),
  })
  return { redactions: JSON.stringify(redactions), search_text }
}

export const getReviewHistoryRoute = (desk: Desk) =>
  answer(getReviewHistory)
    .allow(mayModerate)
    .with(async ({ id }) => {
      const review = reviewOf(await desk.moderation.found(id))
      return { review, lines: await desk.notes.history(id) }
    })
