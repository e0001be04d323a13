import type { Tools } from '@frontage/kit/feature.server'
import { refuseOutdated } from '@frontage/kit/storage/revision.server'
import { answer, type Context } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { redacted } from '../../redaction'
import type { Review } from '../../review'
import { searchTextOf } from '../../server/new-review'
import { mayModerate, mayReply } from '../../server/policy'
import { listIn, redactionsIn, reviewOf } from '../../server/presenter'
import type { ReviewRow } from '../../server/store/reviews.tables'
import { messages } from '../messages'
import { getReviewHistory, redactReview, replyToReview } from '../wire'
import type { Moderation } from './moderation'
import type { NotesStore } from './notes.store'

export type Desk = Pick<Tools, 'db' | 'audit' | 'clock' | 'events'> & { readonly moderation: Moderation; readonly notes: NotesStore }
/** A change that is made only while the review stands as it was read. */
type Compared = Desk & { readonly stands?: ReviewRow }
type Deed = Parameters<NotesStore['change']>

/** A change, its line in the review's history, its line in the audit log, and the news: all of it or nothing. */
export async function perform(
  { db, audit, clock, events, notes, stands }: Compared,
  id: number,
  change: Deed[1],
  deed: Deed[2]['deed'],
  detail: string,
  context: Context,
) {
  const by = context.actor.role === 'visitor' ? 'nobody' : context.actor.name
  const review = await db.transaction().execute(async (trx) => {
    const changed = await notes.change(id, change, { at: clock.now().toISOString(), by, deed, detail }, trx, stands)
    if (!changed && stands) refuseOutdated('seen', 'another')
    await audit.note({ action: `review.${deed}`, target: `review ${id}` }, context, trx)
    return changed
  })
  if (!review) throw new Refusal('review-gone', messages.reviewGone, { status: 404 })
  events.emit('reviews.changed')
  return { review: reviewOf(review) satisfies Review }
}

export const replyToReviewRoute = (desk: Desk) =>
  answer(replyToReview)
    .allow(mayReply)
    .with(async ({ id, text }, context) => {
      await desk.moderation.found(id)
      const name = context.actor.role === 'visitor' ? '' : context.actor.name
      const reply = text.trim() && JSON.stringify({ name, text: text.trim(), date: desk.clock.now().toISOString() })
      return perform(desk, id, { owner_response: reply }, reply ? 'reply' : 'reply-remove', '', context)
    })

/** The words of a covered passage can no longer be found either. */
export const redactReviewRoute = (desk: Desk) =>
  answer(redactReview)
    .allow(mayModerate)
    .with(async ({ id, kind, passage, undo }, context) => {
      const review = await desk.moderation.found(id)
      const before = redactionsIn(review)
      const others = before.filter((known) => known.passage !== passage)
      const isThere = undo
        ? others.length < before.length
        : [review.review_title, review.review_text].some((text) => text.includes(passage))
      if (!isThere) throw new Refusal('no-such-passage', messages.noSuchPassage, { status: 422, field: 'passage' })
      const redactions = undo ? others : [...others, { kind, passage }]
      const search_text = searchTextOf({
        reviewer: review.reviewer_name,
        title: redacted(review.review_title, redactions),
        text: redacted(review.review_text, redactions),
        source: review.type,
        tags: listIn(review.tags),
      })
      const change = { redactions: JSON.stringify(redactions), search_text }
      return perform(desk, id, change, undo ? 'redact-undo' : 'redact', kind, context)
    })

export const getReviewHistoryRoute = (desk: Desk) =>
  answer(getReviewHistory)
    .allow(mayModerate)
    .with(async ({ id }) => {
      const review = reviewOf(await desk.moderation.found(id))
      return { review, lines: await desk.notes.history(id) }
    })
