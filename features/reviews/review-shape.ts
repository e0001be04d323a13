import * as v from 'valibot'
import { rejectionReasons, statuses } from './status'

const replyShape = v.object({ name: v.string(), text: v.string(), date: v.nullable(v.string()) })

/** What a visitor may know of a review. Times are ISO 8601 in UTC. */
export const publicReviewShape = v.object({
  id: v.number(),
  reviewer: v.string(),
  /** 0.5 to 5, or null when only a recommendation was given. */
  rating: v.nullable(v.number()),
  recommendation: v.picklist(['positive', 'negative', '']),
  title: v.string(),
  text: v.string(),
  date: v.string(),
  /** Where it was written: Google, Facebook, Submitted … */
  source: v.string(),
  language: v.string(),
  /** Shown under the name: the kind of job and the place. */
  location: v.string(),
  company: v.string(),
  /** Addresses of photos; those of our own media start with `/media/`. */
  photos: v.array(v.string()),
  reply: v.nullable(replyShape),
  sample: v.boolean(),
  /** The reviewer's picture and that of the product, where there are any. */
  avatar: v.optional(v.string()),
  product: v.optional(v.string()),
  /** The review at its source. */
  url: v.optional(v.string()),
  /** The page of the project that it is about, such as `/portfolio/lookout-deck`. */
  project: v.optional(v.string()),
})

export type PublicReview = v.InferOutput<typeof publicReviewShape>

/** A correction of name and address, with what stood before; null: a statement, nothing was changed. */
export const reviewCorrectionShape = v.object({
  at: v.string(),
  by: v.string(),
  note: v.string(),
  before: v.nullable(v.object({ reviewer: v.string(), email: v.string() })),
})
export type ReviewCorrection = v.InferOutput<typeof reviewCorrectionShape>

/** What the queue of the owner shows of a review. */
export const reviewShape = v.object({
  ...publicReviewShape.entries,
  email: v.string(),
  tags: v.array(v.string()),
  sourceName: v.string(),
  status: v.picklist(statuses),
  reason: v.nullable(v.picklist(rejectionReasons)),
  decidedAt: v.nullable(v.string()),
  decidedBy: v.nullable(v.string()),
  /** Why the server doubts that a person wrote it: `honeypot`, `too-fast`, `too-many`, `no-script`. */
  doubt: v.optional(v.string()),
  /** When it was imported; of reviews that were written here: never. */
  importedAt: v.optional(v.string()),
  /** What owners corrected, the newest first. */
  corrections: v.optional(v.array(reviewCorrectionShape)),
  /** Is sent back with a change of the reply. */
  replyRevision: v.string(),
  /** Passages that visitors do not read. */
  redactions: v.optional(v.array(v.object({ kind: v.string(), passage: v.string() }))),
  /** Title and text as they were written, when something in them is covered. */
  original: v.optional(v.object({ title: v.string(), text: v.string() })),
})

export type Review = v.InferOutput<typeof reviewShape>
