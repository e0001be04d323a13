import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Status } from '../../review'
import { isOfType } from '../../server/store/reviews.query'
import type { ReviewRow, ReviewTables } from '../../server/store/reviews.tables'

type Wanted = { readonly after: number; readonly status: Status | undefined; readonly source: string }

/** Reviews in the order in which they came in, behind one of them. */
export function reviewsAfter(db: AnyDatabase, { after, status, source }: Wanted, most: number): Promise<ReviewRow[]> {
  let query = db.withTables<ReviewTables>().selectFrom('review').selectAll().where('id', '>', after).orderBy('id').limit(most)
  if (status) query = query.where('status', '=', status)
  if (source) query = query.where(isOfType(source))
  return query.execute()
}
