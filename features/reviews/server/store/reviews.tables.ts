import type { Generated, Selectable } from 'kysely'
import type { RejectionReason, Status } from '../../review'

/** The full record of a review. Lists are JSON text; times are ISO 8601 text in UTC. */
export type ReviewTable = {
  id: Generated<number>
  /** Id at the source; with the type it finds a review again when it is imported twice. */
  unique_id: string | null
  pageid: string
  pagename: string
  created_time: string
  reviewer_name: string
  reviewer_email: string
  reviewer_id: string
  company_name: string
  company_title: string
  company_url: string
  rating: number | null
  recommendation_type: 'positive' | 'negative' | ''
  /** What sorting and averages read: the rating, 5 or 2 for a recommendation, 0 when unrated. */
  stars: number
  /** Whole stars, decimals count for the star below: what filters and counts read. */
  star_bucket: number
  review_title: string
  review_text: string
  /** Name, title, text and source, folded: what a search reads. */
  search_text: string
  review_length: number
  review_length_char: number
  type: string
  from_name: string
  from_logo: string
  from_url: string
  from_url_review: string
  userpic: string
  userpic_small: string
  userpiclocal: string
  categories: string
  posts: string
  tags: string
  consent: string
  hidestars: number
  miscpic: string
  location: string
  verified_order: string
  language_code: string
  meta_data: string
  custom_data: string
  custom_stars: string
  owner_response: string
  sort_weight: number
  mediaurls: string
  mediathumburls: string
  translateparent: number | null
  last_modified: string
  sample: number
  pinned: number
  status: Status
  reason: RejectionReason | null
  decided_at: string | null
  decided_by: string | null
  /** Passages that visitors do not read, as JSON. */
  redactions: Generated<string>
}

/** Append-only: what was decided, by whom, and what stood before. */
export type DecisionTable = {
  id: Generated<number>
  review_id: number
  at: string
  by: string
  status_before: Status
  reason_before: RejectionReason | null
  status_after: Status
  reason_after: RejectionReason | null
}

/** How many reviews share these marks, and the sum of their stars: counts and averages without counting. */
export type TallyTable = {
  status: Status
  sample: number
  type: string
  pageid: string
  language_code: string
  /** 0 = unrated. */
  star_bucket: number
  total: number
  stars_sum: number
}

/** How many reviews of one heap have so many words: 0 without a text, and the last number for all that have more. */
export type WordTallyTable = Omit<TallyTable, 'stars_sum'> & { words: number }

/** What is left of a review that was deleted for good: its number, and as JSON the keys of pictures that are still to go. */
export type GoneTables = { review_gone: { review_id: number; at: string; files: string } }

export type ReviewTables = {
  review: ReviewTable
  review_decision: DecisionTable
  review_tally: TallyTable
  review_word_tally: WordTallyTable
}
export type ReviewRow = Selectable<ReviewTable>
