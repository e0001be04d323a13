import { splitTexts } from '@frontage/kit/csv'
import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import type { PublicReview } from '../../review'
import type { NewReview } from '../../server/new-review'
import { reasons } from '../messages.gaps'
import { writtenDate } from './written-date'
import { writtenRating, writtenRecommendation } from './written-rating'

const cell = (most: number) => v.optional(v.pipe(text(most), v.trim()), '')
const list = v.pipe(cell(4000), v.transform(splitTexts))
/** Judge.me and Yotpo say in words where a review stands. */
const shown = ['yes', 'true', '1', 'ok', 'approved', 'published', 'visible']
const notShown = ['', 'no', 'false', '0', 'not-yet', 'pending', 'unpublished', 'hidden', 'rejected', 'spam']
const yesNo = v.pipe(
  cell(20),
  v.toLowerCase(),
  v.picklist([...shown, ...notShown], reasons.yesNo),
  v.transform((value) => shown.includes(value)),
)

const moment = v.pipe(
  text(60),
  v.trim(),
  v.check((value) => writtenDate(value) !== undefined, reasons.date),
  v.transform((value) => writtenDate(value) ?? ''),
)

const stars = v.pipe(
  v.optional(text(40), ''),
  v.check((value) => writtenRating(value) !== undefined, reasons.stars),
  v.transform((value) => writtenRating(value) ?? null),
)

const recommendation = v.pipe(
  cell(40),
  v.check((value) => writtenRecommendation(value) !== undefined, reasons.recommendation),
  v.transform((value) => writtenRecommendation(value) ?? ''),
)

/** Where a review came in is no source that visitors know: Judge.me says `web`, or `email`. */
const noSource = ['web', 'email', 'e-mail', 'import', 'csv', 'widget', 'admin']
const source = v.pipe(
  cell(20),
  v.transform((value) => (noSource.includes(value.toLowerCase()) ? '' : value)),
)

/** An address that a page may link to: http or https, without a name in front of the host. */
const link = v.pipe(
  cell(800),
  v.check((value) => value === '' || /^https?:\/\/[^\s@]+$/i.test(value), reasons.link),
)

/** A picture of our own media by its file name, or one at an address of its own. */
const photos = v.pipe(
  list,
  v.check((names) => names.every((name) => /^(https?:\/\/[^\s@]+|[\w-]+\.(jpe?g|png|webp))$/i.test(name)), reasons.pictures),
  v.transform((names) => names.map((name) => (name.includes('/') ? name : `/media/${name.toLowerCase()}`))),
)

const row = v.object({
  unique_id: cell(200),
  created_time: moment,
  reviewer_name: v.pipe(text(250), v.trim(), v.nonEmpty(reasons.noName)),
  reviewer_email: v.pipe(
    cell(254),
    v.check((value) => value === '' || /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(value), reasons.email),
  ),
  rating: stars,
  recommendation_type: recommendation,
  review_title: cell(500),
  review_text: cell(20_000),
  type: source,
  pagename: cell(150),
  pageid: cell(150),
  language_code: cell(10),
  location: cell(500),
  tags: list,
  images: photos,
  posts: list,
  owner_response: cell(10_000),
  owner_response_name: cell(250),
  owner_response_time: v.optional(v.union([v.literal(''), moment], reasons.date), ''),
  company_name: cell(100),
  company_title: cell(100),
  company_url: link,
  userpic: link,
  from_url_review: link,
  is_approved: yesNo,
  is_verified: yesNo,
  is_pinned: yesNo,
  sample: yesNo,
})

type Row = v.InferOutput<typeof row>

/** Columns without which no row can be read; a recommendation may stand for the rating. */
export const required = ['created_time', 'rating', 'reviewer_name'] as const

/** All columns that a row can have. */
export const importedFields = Object.keys(row.entries)

/** Where reviews come in: pictures that lie here, at `publicUrl`, are told by their path, and a reply is the business's. */
export type Here = { readonly publicUrl: string; readonly business: string }

/** The review of a row, or why it is none. */
export function importedReviewOf(cells: Readonly<Record<string, string>>, here: Here): NewReview | string {
  const { success, issues, output } = v.safeParse(row, withRecommendation(cells))
  if (success) return newReviewOf(output, here)
  const [{ path, message }] = issues
  const column = path?.[0]?.key
  return column ? `${String(column)}: ${message}` : message
}

/** "Recommends" among the stars is a recommendation. */
function withRecommendation(cells: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { rating = '', recommendation_type = '' } = cells
  const isSaid = !recommendation_type && /\p{L}{3}/u.test(rating) && writtenRating(rating) === undefined && writtenRecommendation(rating)
  return isSaid ? { ...cells, rating: '', recommendation_type: rating } : cells
}

const pathAt = ({ publicUrl }: Here, address: string): string =>
  address.startsWith(`${publicUrl}/review-media/`) ? address.slice(publicUrl.length) : address

const newReviewOf = (row: Row, here: Here): NewReview => ({
  uniqueId: row.unique_id,
  createdAt: row.created_time,
  reviewer: row.reviewer_name,
  email: row.reviewer_email,
  rating: row.rating,
  recommendation: row.recommendation_type,
  title: row.review_title,
  text: row.review_text,
  source: row.type || 'Manual',
  sourceName: row.pagename,
  pageId: row.pageid || row.pagename,
  language: row.language_code,
  location: row.location,
  tags: row.tags,
  photos: row.images.map((address) => pathAt(here, address)),
  posts: row.posts,
  reply: replyIn(row, here),
  companyName: row.company_name,
  companyTitle: row.company_title,
  companyUrl: row.company_url,
  avatar: pathAt(here, row.userpic),
  url: row.from_url_review,
  status: row.is_approved ? 'published' : 'pending',
  verified: row.is_verified,
  pinned: row.is_pinned,
  sample: row.sample,
})

const replyIn = (row: Row, { business }: Here): PublicReview['reply'] =>
  row.owner_response ? { name: row.owner_response_name || business, text: row.owner_response, date: row.owner_response_time || null } : null
