import { fold } from '@frontage/kit/text'
import type { Insertable } from 'kysely'
import { type PublicReview, type Status, starsOf } from '../review'
import type { ReviewTable } from './store/reviews.tables'

/** A review that comes in, from a file or a generator; what is left out is empty. Times are ISO 8601 in UTC. */
export type NewReview = {
  readonly uniqueId: string
  readonly createdAt: string
  readonly reviewer: string
  readonly rating: number | null
  readonly text: string
  readonly source: string
  readonly status: Status
  readonly sample: boolean
  readonly recommendation?: PublicReview['recommendation']
  readonly title?: string
  readonly email?: string
  readonly sourceName?: string
  readonly pageId?: string
  readonly language?: string
  readonly location?: string
  readonly companyName?: string
  readonly companyTitle?: string
  readonly companyUrl?: string
  readonly url?: string
  readonly avatar?: string
  readonly tags?: readonly string[]
  readonly photos?: readonly string[]
  readonly posts?: readonly string[]
  readonly reply?: PublicReview['reply']
  readonly verified?: boolean
  readonly pinned?: boolean
}

const flag = (yes: boolean | undefined): number => (yes ? 1 : 0)
const words = (text: string): number => text.match(/\s+/g)?.length ?? 0

type Searched = Pick<NewReview, 'reviewer' | 'text' | 'source'> & { readonly title: string; readonly tags: readonly string[] }

/** What a search reads (facts, §3.1), its tags included. */
export const searchTextOf = ({ reviewer, title, text, source, tags }: Searched): string =>
  fold([reviewer, title, text, source, ...tags].join('\n'))

/** The full record of a new review. */
export function recordOf(review: NewReview, now: string): Insertable<ReviewTable> {
  const { rating, recommendation = '', title = '', text, reviewer, source } = review
  const stars = starsOf({ rating, recommendation })
  return {
    ...blank,
    unique_id: review.uniqueId || null,
    pageid: review.pageId ?? review.sourceName ?? '',
    pagename: review.sourceName ?? '',
    created_time: review.createdAt,
    reviewer_name: reviewer,
    reviewer_email: review.email ?? '',
    company_name: review.companyName ?? '',
    company_title: review.companyTitle ?? '',
    company_url: review.companyUrl ?? '',
    rating,
    recommendation_type: recommendation,
    stars,
    star_bucket: Math.floor(stars),
    review_title: title,
    review_text: text,
    search_text: searchTextOf({ reviewer, title, text, source, tags: review.tags ?? [] }),
    review_length: words(text),
    review_length_char: [...text].length,
    type: source,
    from_url_review: review.url ?? '',
    userpic: review.avatar ?? '',
    posts: JSON.stringify(review.posts ?? []),
    tags: JSON.stringify(review.tags ?? []),
    location: review.location ?? '',
    verified_order: review.verified ? 'yes' : '',
    language_code: review.language ?? '',
    owner_response: review.reply ? JSON.stringify(review.reply) : '',
    mediaurls: JSON.stringify(review.photos ?? []),
    last_modified: now,
    sample: flag(review.sample),
    pinned: flag(review.pinned),
    status: review.status,
  }
}

const blank = {
  reviewer_id: '',
  from_name: '',
  from_logo: '',
  from_url: '',
  userpic_small: '',
  userpiclocal: '',
  categories: '[]',
  consent: '',
  hidestars: 0,
  miscpic: '',
  meta_data: '{}',
  custom_data: '{}',
  custom_stars: '{}',
  sort_weight: 0,
  mediathumburls: '[]',
  translateparent: null,
  reason: null,
  decided_at: null,
  decided_by: null,
} as const
