import { csvCell } from '@frontage/kit/csv'
import type { Tools } from '@frontage/kit/feature.server'
import type { WordPressFile } from '@frontage/kit/wordpress/export/to-wordpress.server'
import { storedReply } from '../../server/presenter'
import type { ReviewRow } from '../../server/store/reviews.tables'
import { reviewsAfter } from './export.store'

const AT_ONCE = 2_000

/** Columns as Site Reviews reads them, under Tools → Import Reviews; `frontage import reviews` knows them as well. */
const columns = ['date', 'rating', 'title', 'content', 'name', 'email', 'avatar', 'response', 'is_approved', 'is_pinned', 'is_verified']

/** All reviews but samples, in the order in which they came in. */
export const reviewsForWordPress = ({ db, publicUrl }: Pick<Tools, 'db' | 'publicUrl'>): WordPressFile => ({
  name: 'reviews.csv',
  async *write() {
    yield `${columns.join(',')}\n`
    for (let after = 0, isMore = true; isMore; ) {
      const rows = await reviewsAfter(db, { after, status: undefined, source: '' }, AT_ONCE)
      yield rows
        .filter(({ sample }) => sample !== 1)
        .map((row) => `${cellsOf(row, publicUrl).map(csvCell).join(',')}\n`)
        .join('')
      after = rows.at(-1)?.id ?? 0
      isMore = rows.length === AT_ONCE
    }
  },
})

function cellsOf(row: ReviewRow, publicUrl: string): string[] {
  const avatar = row.userpiclocal || row.userpic
  return [
    row.created_time.slice(0, 19).replace('T', ' '),
    // A recommendation has stars there.
    String(Math.round(row.stars)),
    ...[row.review_title, row.review_text, row.reviewer_name, row.reviewer_email],
    avatar.startsWith('/') ? publicUrl + avatar : avatar,
    storedReply(row.owner_response).text ?? '',
    ...[row.status === 'published', row.pinned === 1, row.verified_order === 'yes'].map((isSo) => (isSo ? 'yes' : 'no')),
  ]
}
