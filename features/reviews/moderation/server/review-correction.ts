import { isRecord, storedIn } from '@frontage/kit/storage/stored-json.server'
import type { ReviewCorrection } from '../../review-shape'
import { correctionsIn } from '../../server/presenter'
import type { ReviewRow } from '../../server/store/reviews.tables'

/** What is known about a review, with one more correction. What cannot be read is not known any more, only that there was something. */
export function withCorrection({ id, meta_data }: ReviewRow, correction: ReviewCorrection): string {
  const known = storedIn(isRecord, meta_data || '{}', `what is known about review ${id}`) ?? { form: 'unknown' }
  return JSON.stringify({ ...known, corrections: [correction, ...correctionsIn(meta_data)] })
}
