import { revisionOf } from '@frontage/kit/storage/revision.server'
import { isRecord, storedIn, storedJson } from '@frontage/kit/storage/stored-json.server'
import { isProjectPath } from '@frontage/kit/wire/project-path'
import * as v from 'valibot'
import { type Redaction, redacted } from '../redaction'
import type { PublicReview, Review } from '../review'
import { type ReviewCorrection, reviewCorrectionShape } from '../review-shape'
import type { ReviewRow } from './store/reviews.tables'
import { withoutOverrides, withoutTurning } from './turning-signs'

type Covered = Pick<ReviewRow, 'id' | 'redactions' | 'review_title' | 'review_text'>

const redactionShape = v.array(v.object({ kind: v.string(), passage: v.string() }))
const said = v.optional(v.nullable(v.string()))
const replyShape = v.object({ name: said, text: said, date: said })

export const listIn = (json: string): string[] => {
  const list = storedJson(json || '[]', 'a list of a review')
  return Array.isArray(list) ? list.filter((item): item is string => typeof item === 'string') : []
}

/** What a review was answered with; nothing where that cannot be read. */
export const storedReply = (json: string): v.InferOutput<typeof replyShape> =>
  storedIn(replyShape, json || '{}', 'the reply to a review') ?? {}

function replyIn(json: string): PublicReview['reply'] {
  if (!json) return null
  const { name, text, date } = storedReply(json)
  return text ? { name: withoutTurning(name ?? ''), text: withoutOverrides(text), date: date ?? null } : null
}

/** Where it cannot be read what is covered, everything is. */
export const redactionsIn = (row: Covered): Redaction[] =>
  row.redactions === '[]' ? [] : (storedIn(redactionShape, row.redactions, `review ${row.id}`) ?? allOf(row))

const allOf = ({ review_title, review_text }: Covered): Redaction[] =>
  [review_title, review_text].filter(Boolean).map((passage) => ({ kind: 'unreadable', passage }))

/** What the owner alone reads, where something is covered. */
function coveredIn(row: ReviewRow): Pick<Review, 'redactions' | 'original'> {
  const redactions = redactionsIn(row)
  return redactions.length ? { redactions, original: { title: row.review_title, text: row.review_text } } : {}
}

/** Field by field what visitors may know; nothing leaves that is not named here. */
export const publicReviewOf = (row: ReviewRow): PublicReview => ({
  id: row.id,
  reviewer: withoutTurning(row.reviewer_name),
  rating: row.rating,
  recommendation: row.recommendation_type,
  title: withoutTurning(redacted(row.review_title, redactionsIn(row))),
  text: withoutOverrides(redacted(row.review_text, redactionsIn(row))),
  date: row.created_time,
  source: row.type,
  language: row.language_code,
  location: withoutTurning(row.location),
  company: withoutTurning([row.company_title, row.company_name].filter(Boolean).join(', ')),
  photos: listIn(row.mediaurls),
  reply: replyIn(row.owner_response),
  sample: row.sample === 1,
  ...(avatarOf(row) && { avatar: avatarOf(row) }),
  ...(row.miscpic && { product: row.miscpic }),
  ...(row.from_url_review && { url: row.from_url_review }),
  ...(projectOf(row) && { project: projectOf(row) }),
})

/** Of the pages that a review belongs to, the one that is a project's. */
export const projectOf = ({ posts }: Pick<ReviewRow, 'posts'>): string | undefined => listIn(posts).find(isProjectPath)

/** A picture that we keep ourselves goes before one of somebody else's server. */
const avatarOf = (row: ReviewRow): string => row.userpiclocal || row.userpic

/** Tells one reply of the business from another one. */
export const replyRevisionOf = ({ owner_response }: Pick<ReviewRow, 'owner_response'>): string => revisionOf(owner_response)

/** What the owner's queue shows beyond that. */
export const reviewOf = (row: ReviewRow): Review => ({
  ...publicReviewOf(row),
  email: row.reviewer_email,
  tags: listIn(row.tags),
  sourceName: row.pagename,
  status: row.status,
  reason: row.reason,
  decidedAt: row.decided_at,
  decidedBy: row.decided_by,
  replyRevision: replyRevisionOf(row),
  ...metaIn(row.meta_data),
  ...correctedIn(row),
  ...coveredIn(row),
})

const correctedShape = v.object({ corrections: v.optional(v.array(reviewCorrectionShape), []) })

/** What owners corrected, the newest first; nothing where that cannot be read. */
export const correctionsIn = (json: string): ReviewCorrection[] =>
  storedIn(correctedShape, json || '{}', 'what is known about a review')?.corrections ?? []

function correctedIn({ meta_data }: ReviewRow): Pick<Review, 'corrections'> {
  const corrections = correctionsIn(meta_data)
  return corrections.length ? { corrections } : {}
}

function metaIn(json: string): Pick<Review, 'doubt' | 'importedAt'> {
  const { doubt, imported } = storedIn(isRecord, json || '{}', 'what is known about a review') ?? {}
  return { ...(typeof doubt === 'string' && { doubt }), ...(typeof imported === 'string' && { importedAt: imported }) }
}
