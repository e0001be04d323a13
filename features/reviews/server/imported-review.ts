import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import type { NewReview } from './new-review'

const cell = (most: number) => v.optional(v.pipe(text(most), v.trim()), '')
const list = v.pipe(
  cell(4000),
  v.transform((value) =>
    value
      .split('|')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
)
const yesNo = v.pipe(
  cell(10),
  v.toLowerCase(),
  v.picklist(['', 'yes', 'no', 'true', 'false', '1', '0'], 'say yes or no here'),
  v.transform((value) => ['yes', 'true', '1'].includes(value)),
)

const WHEN = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/
const isoOf = (value: string): string =>
  new Date(
    /[Z+]|[+-]\d{2}:?\d{2}$/.test(value.slice(10)) ? value : `${value.replace(' ', 'T')}${value.length > 10 ? 'Z' : ''}`,
  ).toISOString()
const isDate = (value: string): boolean => WHEN.test(value) && !Number.isNaN(Date.parse(value.slice(0, 10))) && isReal(value)
const isReal = (value: string): boolean => {
  try {
    return isoOf(value).length > 0
  } catch {
    return false
  }
}
const moment = v.pipe(text(40), v.trim(), v.check(isDate, 'write the date as 2026-03-14 or 2026-03-14T02:15:00Z'), v.transform(isoOf))

const stars = v.pipe(
  text(10),
  v.trim(),
  v.regex(/^$|^[1-5](\.\d+)?$/, 'the rating has to be between 1 and 5'),
  v.transform((value) => (value === '' ? null : Number(value))),
  v.nullable(v.pipe(v.number(), v.maxValue(5, 'the rating has to be between 1 and 5'))),
)

/** An address that a page may link to: http or https, without a name in front of the host. */
const link = v.pipe(
  cell(800),
  v.check((value) => value === '' || /^https?:\/\/[^\s@]+$/i.test(value), 'an address has to begin with http:// or https://'),
)

/** A picture of our own media by its file name, or one at an address of its own. */
const photos = v.pipe(
  list,
  v.check(
    (names) => names.every((name) => /^(https?:\/\/[^\s@]+|[\w-]+\.(jpe?g|png|webp))$/i.test(name)),
    'a picture is a file name or an address',
  ),
  v.transform((names) => names.map((name) => (name.includes('/') ? name : `/media/${name.toLowerCase()}`))),
)

const row = v.pipe(
  v.object({
    unique_id: cell(200),
    created_time: moment,
    reviewer_name: v.pipe(text(250), v.trim(), v.nonEmpty('the name is missing')),
    reviewer_email: v.pipe(
      cell(254),
      v.check((value) => value === '' || /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(value), 'this is no e-mail address'),
    ),
    rating: stars,
    recommendation_type: v.pipe(
      cell(12),
      v.toLowerCase(),
      v.picklist(['', 'positive', 'negative'], 'a recommendation is positive or negative'),
    ),
    review_title: cell(500),
    review_text: cell(20_000),
    type: cell(20),
    pagename: cell(150),
    pageid: cell(150),
    language_code: cell(10),
    location: cell(500),
    tags: list,
    images: photos,
    posts: list,
    owner_response: cell(10_000),
    owner_response_name: cell(250),
    owner_response_time: v.optional(v.union([v.literal(''), moment], 'write the date as 2026-03-14 or 2026-03-14T02:15:00Z'), ''),
    company_name: cell(100),
    company_title: cell(100),
    company_url: link,
    userpic: link,
    from_url_review: link,
    is_approved: yesNo,
    is_verified: yesNo,
    is_pinned: yesNo,
    sample: yesNo,
  }),
  v.check(({ rating, recommendation_type }) => rating !== null || recommendation_type !== '', 'a rating from 1 to 5 is missing'),
)

type Row = v.InferOutput<typeof row>

/** Columns without which no row can be read. */
export const required = ['created_time', 'rating', 'reviewer_name'] as const

/** All columns that a row can have. */
export const importedFields = Object.keys(row.pipe[0].entries)

/** The review of a row, or why it is none. */
export function reviewOf(cells: Readonly<Record<string, string>>): NewReview | string {
  const { success, issues, output } = v.safeParse(row, cells)
  if (success) return newReviewOf(output)
  const [{ path, message }] = issues
  const column = path?.[0]?.key
  return column ? `${String(column)}: ${message}` : message
}

const newReviewOf = (row: Row): NewReview => ({
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
  photos: row.images,
  posts: row.posts,
  reply: row.owner_response ? { name: row.owner_response_name, text: row.owner_response, date: row.owner_response_time || null } : null,
  companyName: row.company_name,
  companyTitle: row.company_title,
  companyUrl: row.company_url,
  avatar: row.userpic,
  url: row.from_url_review,
  status: row.is_approved ? 'published' : 'pending',
  verified: row.is_verified,
  pinned: row.is_pinned,
  sample: row.sample,
})
