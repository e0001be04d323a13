import { joinedTexts } from '@frontage/kit/csv'
import { listIn, storedReply } from '../../server/presenter'
import type { ReviewRow } from '../../server/store/reviews.tables'

/** Columns as an import reads them, so that an export can be taken in again elsewhere. */
export const exportedColumns = [
  ...([
    'unique_id',
    'created_time',
    'reviewer_name',
    'reviewer_email',
    'rating',
    'recommendation_type',
    'review_title',
    'review_text',
  ] as const),
  ...(['type', 'pagename', 'pageid', 'language_code', 'location', 'tags', 'images', 'posts'] as const),
  ...(['owner_response', 'owner_response_name', 'owner_response_time', 'company_name', 'company_title', 'company_url'] as const),
  ...(['userpic', 'from_url_review', 'status', 'is_approved', 'is_verified', 'is_pinned', 'sample'] as const),
]
export type Exported = Readonly<Record<(typeof exportedColumns)[number], string>>

const yesNo = (isSo: boolean): string => (isSo ? 'yes' : 'no')

/** A review as text in every column. */
export function exportedOf(row: ReviewRow, publicUrl: string): Exported {
  const { name, text, date } = storedReply(row.owner_response)
  const picture = (address: string): string =>
    address.startsWith('/review-media/') ? publicUrl + address : address.replace(/^\/media\//, '')
  return {
    ...{
      unique_id: row.unique_id ?? '',
      created_time: row.created_time,
      reviewer_name: row.reviewer_name,
      reviewer_email: row.reviewer_email,
    },
    rating: row.rating === null ? '' : String(row.rating),
    recommendation_type: row.recommendation_type,
    ...{ review_title: row.review_title, review_text: row.review_text, type: row.type, pagename: row.pagename, pageid: row.pageid },
    ...{ language_code: row.language_code, location: row.location },
    tags: joinedTexts(listIn(row.tags)),
    images: joinedTexts(listIn(row.mediaurls).map(picture)),
    posts: joinedTexts(listIn(row.posts)),
    ...{ owner_response: text ?? '', owner_response_name: name ?? '', owner_response_time: date ?? '' },
    ...{ company_name: row.company_name, company_title: row.company_title, company_url: row.company_url },
    userpic: row.userpiclocal ? picture(row.userpiclocal) : row.userpic,
    from_url_review: row.from_url_review,
    status: row.status,
    is_approved: yesNo(row.status === 'published'),
    is_verified: yesNo(row.verified_order === 'yes'),
    is_pinned: yesNo(row.pinned === 1),
    sample: yesNo(row.sample === 1),
  }
}
