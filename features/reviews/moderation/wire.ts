import { trashIds } from '@frontage/kit/trash'
import { defineCall } from '@frontage/kit/wire/call'
import { integer, revision, text } from '@frontage/kit/wire/fields'
import { isProjectPath } from '@frontage/kit/wire/project-path'
import { isEmail } from '@frontage/rules/email'
import * as v from 'valibot'
import { countsShape } from '../counts-shape'
import { decisions, redactionKinds, rejectionReasons, statuses } from '../review'
import { reviewShape } from '../review-shape'

/** Takes all samples away for good. Those that somebody has decided about stay in the record, as withdrawn. */
export const removeSamples = defineCall({
  name: 'remove-samples',
  summary: 'Remove the sample reviews',
  via: 'POST /api/reviews/samples/remove',
  request: v.object({}),
  answer: v.object({ removed: v.number(), withdrawn: v.number() }),
})

/** Moves reviews that visitors do not see to the trash; hands back how many went. */
export const deleteReviews = defineCall({
  name: 'delete-reviews',
  summary: 'Move reviews to the trash',
  via: 'POST /api/reviews/delete',
  request: v.object({ ids: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.minLength(1), v.maxLength(200)) }),
  answer: v.object({ deleted: v.number(), trash: trashIds }),
})

/** Approves, rejects with a reason, marks as spam, or puts back into the queue. Handed back as it now stands. */
export const decideReview = defineCall({
  name: 'decide-review',
  summary: 'Approve, reject or delete a review',
  via: 'POST /api/reviews/decide',
  request: v.object({
    id: integer,
    decision: v.picklist(decisions),
    reason: v.optional(v.nullable(v.picklist(rejectionReasons)), null),
  }),
  answer: v.object({ review: reviewShape, counts: countsShape }),
})

/** Takes the last decision back: the review stands again as it did before. */
export const undoDecision = defineCall({
  name: 'undo-decision',
  summary: 'Undo a decision about a review',
  via: 'POST /api/reviews/undo',
  request: v.object({ id: integer }),
  answer: v.object({ review: reviewShape, counts: countsShape }),
})

/**
 * An answer of the business under a review, in the actor's name. An empty text takes it away. `revision` is the
 * `replyRevision` that was read. With `approve` a review that waits is approved along with it.
 */
export const replyToReview = defineCall({
  name: 'reply-to-review',
  summary: 'Reply to a review',
  via: 'POST /api/reviews/reply',
  request: v.object({ id: integer, text: text(10_000), revision, approve: v.optional(v.boolean(), false) }),
  answer: v.object({ review: reviewShape }),
})

const seenShape = v.object({ reviewer: text(1000), email: text(1000) })

/**
 * Corrects name and e-mail address of a review, with a note that says why; without a change the note is a statement that
 * stays with it. What somebody wrote is not changed. 409: somebody else corrected it since it was `seen`.
 */
export const correctReview = defineCall({
  name: 'correct-review',
  summary: 'Correct the name and e-mail address of a review',
  via: 'POST /api/reviews/correct',
  request: v.object({
    id: integer,
    reviewer: v.pipe(
      text(1000),
      v.transform((name) => name.replace(/\s+/g, ' ').trim()),
    ),
    email: v.pipe(
      text(254),
      v.trim(),
      v.check((address) => address === '' || isEmail(address), 'Enter a complete e-mail address.'),
    ),
    seen: seenShape,
    note: v.pipe(text(1000), v.trim(), v.nonEmpty('Say why you correct it.')),
  }),
  answer: v.object({ review: reviewShape }),
})

/** The projects that a review can be about. */
export const listProjects = defineCall({
  name: 'list-review-projects',
  summary: 'List projects that a review can be about',
  via: 'GET /api/reviews/projects',
  request: v.object({}),
  answer: v.object({ projects: v.array(v.object({ path: v.string(), title: v.string() })) }),
})

const project = v.pipe(
  text(200),
  v.check((path) => path === '' || isProjectPath(path), 'Choose a project.'),
)

/**
 * Says which project a review is about, by the path of its page; empty: none. The page shows the review then, and the review
 * leads to it. 409: somebody else chose another one since it was `seen`.
 */
export const assignReview = defineCall({
  name: 'assign-review',
  summary: 'Choose the project that a review is about',
  via: 'POST /api/reviews/assign',
  request: v.object({ id: integer, project, seen: project }),
  answer: v.object({ review: reviewShape }),
})

/** One decision about many reviews; those that somebody else has just decided about are named, not moved. */
export const bulkDecide = defineCall({
  name: 'bulk-decide',
  summary: 'Approve, reject or delete several reviews',
  via: 'POST /api/reviews/decide-many',
  request: v.object({
    ids: v.pipe(v.array(integer), v.minLength(1), v.maxLength(100, 'Choose at most 100 reviews at once.')),
    decision: v.picklist(decisions),
    reason: v.optional(v.nullable(v.picklist(rejectionReasons)), null),
  }),
  answer: v.object({ reviews: v.array(reviewShape), left: v.array(v.number()), counts: countsShape }),
})

/** What happened to a review, the newest first. */
export const getReviewHistory = defineCall({
  name: 'review-history',
  summary: 'List what happened to a review',
  via: 'GET /api/reviews/history',
  request: v.object({ id: integer }),
  answer: v.object({
    review: reviewShape,
    lines: v.array(
      v.object({
        at: v.string(),
        by: v.string(),
        /** `decide`, `reply`, `reply-remove`, `redact`, `redact-undo`, `correct`, `statement`, `assign`, `unassign`. */
        action: v.string(),
        /** Only of decisions. */
        before: v.nullable(v.picklist(statuses)),
        after: v.nullable(v.picklist(statuses)),
        reason: v.nullable(v.picklist(rejectionReasons)),
        /** What was redacted: a kind of personal data, never the data. */
        detail: v.string(),
      }),
    ),
  }),
})

/**
 * Covers a passage that holds personal data, wherever it stands in title or text: visitors read a mark in its place. The
 * original stays in the record; nothing else about a review can be altered (decisions, §3). `undo` uncovers it again.
 */
export const redactReview = defineCall({
  name: 'redact-review',
  summary: 'Remove personal data from a review',
  via: 'POST /api/reviews/redact',
  request: v.object({
    id: integer,
    kind: v.picklist(redactionKinds),
    passage: v.pipe(text(500), v.trim(), v.nonEmpty('Select the passage first.')),
    undo: v.optional(v.boolean(), false),
  }),
  answer: v.object({ review: reviewShape }),
})
