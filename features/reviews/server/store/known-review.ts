import { isRecord, storedIn } from '@frontage/kit/storage/stored-json.server'
import type { Insertable, Updateable } from 'kysely'
import { redacted } from '../../redaction'
import { searchTextOf } from '../new-review'
import { correctionsIn, listIn, redactionsIn, storedReply } from '../presenter'
import { withoutTurning } from '../turning-signs'
import type { ReviewRow, ReviewTable } from './reviews.tables'

export type NewRow = Insertable<ReviewTable>
export type Changes = Updateable<ReviewTable>

type Said = Pick<NewRow, 'type' | 'reviewer_name' | 'created_time' | 'review_title' | 'review_text' | 'rating' | 'recommendation_type'>

const even = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/**
 * What a review is known by where no source numbers it: source, name, date and text. One without a text is known by its
 * title and stars as well, for two people of one name may have rated on one day.
 */
export function contentKeyOf({ type, reviewer_name, created_time, review_text, review_title, rating, recommendation_type }: Said): string {
  const text = even(review_text)
  const rest = text ? [] : [even(review_title), rating, recommendation_type]
  return JSON.stringify([type.toLowerCase(), even(withoutTurning(reviewer_name)), Date.parse(created_time), text, ...rest])
}

/** Names that a review came with, or was given, before an owner corrected them. */
export const formerNamesOf = ({ meta_data }: Pick<ReviewRow, 'meta_data'>): string[] => [
  ...new Set(correctionsIn(meta_data).flatMap(({ before }) => (before ? [before.reviewer] : []))),
]

/** The words of a review, its stars and its date; those that a visitor wrote here stay as they were written. */
const said = [
  'reviewer_name',
  'reviewer_email',
  'created_time',
  'review_title',
  'review_text',
  'review_length',
  'review_length_char',
] as const
const rated = ['rating', 'recommendation_type', 'stars', 'star_bucket'] as const
const around = [
  ...(['pageid', 'pagename', 'company_name', 'company_title', 'company_url', 'from_url_review', 'userpic', 'tags', 'posts'] as const),
  ...(['location', 'language_code', 'owner_response', 'mediaurls', 'verified_order', 'unique_id'] as const),
]

/** What an owner corrected stays as it was corrected. */
const corrected: readonly string[] = ['reviewer_name', 'reviewer_email']
const isCorrected = ({ meta_data }: ReviewRow): boolean => correctionsIn(meta_data).some(({ before }) => before)

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '' || value === '[]'
const metaOf = ({ meta_data }: Pick<NewRow, 'meta_data'>) => storedIn(isRecord, meta_data, 'what is known about a review')
const isWrittenHere = (row: ReviewRow): boolean => 'form' in (metaOf(row) ?? { form: 'unknown' })

/**
 * What an import changes about a review that is here; undefined for nothing. What the file leaves empty stays, and where
 * the review stands is the owner's decision and stays as well.
 */
export function changesTo(known: ReviewRow, incoming: NewRow): Changes | undefined {
  const isRated = incoming.rating !== null || incoming.recommendation_type !== ''
  const ours = isWrittenHere(known)
  const names = [...around, ...(ours ? [] : said), ...(ours || !isRated ? [] : rated)]
  const kept = isCorrected(known) ? corrected : []
  const changed = names.filter((name) => !kept.includes(name) && differs(name, known, incoming))
  if (!changed.length) return undefined
  const changes = { ...Object.fromEntries(changed.map((name) => [name, incoming[name]])), last_modified: incoming.last_modified }
  return { ...changes, ...(!ours && importedIn(known, incoming)), search_text: searchedIn({ ...known, ...changes }) }
}

/** When its words were last fetched; what else is known about it stays. */
function importedIn(known: ReviewRow, incoming: NewRow): Changes {
  const { imported } = metaOf(incoming) ?? {}
  return imported ? { meta_data: JSON.stringify({ ...metaOf(known), imported }) } : {}
}

function differs(name: keyof NewRow & keyof ReviewRow, known: ReviewRow, incoming: NewRow): boolean {
  const [before, after] = [known[name], incoming[name]]
  if (rated.some((part) => part === name)) return before !== after
  if (isBlank(after) || before === after) return false
  if (name === 'created_time') return Date.parse(String(before)) !== Date.parse(String(after))
  if (name === 'review_length' || name === 'review_length_char') return incoming.review_text !== ''
  if (name === 'userpic') return after !== known.userpiclocal
  return name !== 'owner_response' || replyIn(known.owner_response) !== replyIn(String(after))
}

const replyIn = (json: string): string => even(storedReply(json).text ?? '')

/** What an owner has covered does not come back through the search. */
function searchedIn(row: ReviewRow): string {
  const visible = (text: string): string => redacted(text, redactionsIn(row))
  const [title, text] = [visible(row.review_title), visible(row.review_text)]
  return searchTextOf({ reviewer: row.reviewer_name, title, text, source: row.type, tags: listIn(row.tags) })
}
