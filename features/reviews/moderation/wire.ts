import { defineCall } from '@frontage/kit/wire/call'
import { integer, text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { badgeShape, floatShape } from '../badge'
import { displayShape } from '../display'
import { decisions, redactionKinds, rejectionReasons, statuses } from '../review'
import { reviewFormShape } from '../review-form'
import { reviewShape } from '../review-shape'

const counts = v.object({ pending: v.number(), published: v.number(), rejected: v.number(), spam: v.number(), withdrawn: v.number() })

/** The queue: one page of reviews in one state, newest first. */
export const listReviews = defineCall({
  name: 'list-reviews',
  via: 'GET /api/reviews',
  request: v.object({
    status: v.optional(v.picklist(statuses), 'pending'),
    search: v.optional(text(200), ''),
    /** Whole stars, 1 to 5; 0 = all. */
    stars: v.optional(v.pipe(integer, v.minValue(0), v.maxValue(5)), 0),
    source: v.optional(text(150), ''),
    language: v.optional(text(10), ''),
    /** The cursor of the page before. */
    after: v.optional(text(500), ''),
  }),
  answer: v.object({
    reviews: v.array(reviewShape),
    /** Cursor of the next page; empty at the end. */
    next: v.string(),
    counts,
    /** What the filters can be set to. */
    sources: v.array(v.string()),
    languages: v.array(v.string()),
    /** Samples that nobody has taken away, and whether visitors see them: only until something real is published. */
    samples: v.number(),
    samplesAreShown: v.boolean(),
  }),
})

/** Takes all samples away for good. Those that somebody has decided about stay in the record, as withdrawn. */
export const removeSamples = defineCall({
  name: 'remove-samples',
  via: 'POST /api/reviews/samples/remove',
  request: v.object({}),
  answer: v.object({ removed: v.number(), withdrawn: v.number() }),
})

/** Approves, rejects with a reason, marks as spam, or puts back into the queue. Handed back as it now stands. */
export const decideReview = defineCall({
  name: 'decide-review',
  via: 'POST /api/reviews/decide',
  request: v.object({
    id: integer,
    decision: v.picklist(decisions),
    reason: v.optional(v.nullable(v.picklist(rejectionReasons)), null),
  }),
  answer: v.object({ review: reviewShape, counts }),
})

/** Takes the last decision back: the review stands again as it did before. */
export const undoDecision = defineCall({
  name: 'undo-decision',
  via: 'POST /api/reviews/undo',
  request: v.object({ id: integer }),
  answer: v.object({ review: reviewShape, counts }),
})

/** What the owner's home screen says about reviews. */
export const getReviewNews = defineCall({
  name: 'review-news',
  via: 'GET /api/reviews/news',
  request: v.object({}),
  answer: v.object({
    counts,
    average: v.nullable(v.number()),
    sample: v.boolean(),
    waiting: v.array(reviewShape),
  }),
})

/** An answer of the business under a review, in the actor's name. An empty text takes it away. */
export const replyToReview = defineCall({
  name: 'reply-to-review',
  via: 'POST /api/reviews/reply',
  request: v.object({ id: integer, text: text(10_000) }),
  answer: v.object({ review: reviewShape }),
})

/** One decision about many reviews; those that somebody else has just decided about are named, not moved. */
export const bulkDecide = defineCall({
  name: 'bulk-decide',
  via: 'POST /api/reviews/decide-many',
  request: v.object({
    ids: v.pipe(v.array(integer), v.minLength(1), v.maxLength(100, 'Choose at most 100 reviews at once.')),
    decision: v.picklist(decisions),
    reason: v.optional(v.nullable(v.picklist(rejectionReasons)), null),
  }),
  answer: v.object({ reviews: v.array(reviewShape), left: v.array(v.number()), counts }),
})

/** What happened to a review, the newest first. */
export const getReviewHistory = defineCall({
  name: 'review-history',
  via: 'GET /api/reviews/history',
  request: v.object({ id: integer }),
  answer: v.object({
    lines: v.array(
      v.object({
        at: v.string(),
        by: v.string(),
        /** `decide`, `reply`, `reply-remove`, `redact`, `redact-undo`. */
        deed: v.string(),
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
  via: 'POST /api/reviews/redact',
  request: v.object({
    id: integer,
    kind: v.picklist(redactionKinds),
    passage: v.pipe(text(500), v.trim(), v.nonEmpty('Select the passage first.')),
    undo: v.optional(v.boolean(), false),
  }),
  answer: v.object({ review: reviewShape }),
})

/** What an owner can set up: a display, a form, a badge, a floating box. */
export const widgetKinds = ['display', 'form', 'badge', 'float'] as const
export type WidgetKind = (typeof widgetKinds)[number]

/** The settings of each kind: input as stored, output with defaults. */
export const widgetShapes = { display: displayShape, form: reviewFormShape, badge: badgeShape, float: floatShape } as const

const widgetShape = v.object({
  id: v.number(),
  kind: v.picklist(widgetKinds),
  title: v.string(),
  /** Fits the kind's shape, defaults filled in: `v.parse(widgetShapes[kind], settings)` gives it its type. */
  settings: v.record(v.string(), v.unknown()),
  updatedAt: v.string(),
})
export type Widget = v.InferOutput<typeof widgetShape>

export const listWidgets = defineCall({
  name: 'list-widgets',
  via: 'GET /api/reviews/widgets',
  request: v.object({ kind: v.picklist(widgetKinds) }),
  answer: v.object({ widgets: v.array(widgetShape) }),
})

/** Keeps a new widget (`id` 0) or changes a known one. Settings that do not fit are refused at their field, `settings.bar.tags.0`. */
export const saveWidget = defineCall({
  name: 'save-widget',
  via: 'POST /api/reviews/widgets/save',
  request: v.object({
    id: v.optional(integer, 0),
    kind: v.picklist(widgetKinds),
    title: v.pipe(text(200), v.trim(), v.nonEmpty('Enter a name.')),
    settings: v.record(v.string(), v.unknown()),
  }),
  answer: v.object({ widget: widgetShape }),
})

export const removeWidget = defineCall({
  name: 'remove-widget',
  via: 'POST /api/reviews/widgets/remove',
  request: v.object({ id: integer }),
  answer: v.object({ removed: v.boolean() }),
})
