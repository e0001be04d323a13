import { useAdmin } from '@frontage/kit/admin/screen'
import { reasonWords, statusNames } from '../../../admin/words'
import type { Review } from '../../../review'
import styles from './review-row.module.css'

/** How a review that does not wait came to stand where it does. */
export function StatusText({ review: { status, reason, decidedAt, decidedBy } }: { readonly review: Review }) {
  const { When } = useAdmin()
  if (status === 'pending' || (status === 'published' && !decidedAt)) return null
  if (status === 'withdrawn') return <p className={styles.standing}>Withdrawn by the person who wrote it. Only they can restore it.</p>
  return (
    <p className={styles.standing}>
      {statusNames[status]}
      {reason && `: ${reasonWords[reason].label.toLowerCase()}`}
      {decidedBy && `, by ${decidedBy}`}
      {decidedAt && (
        <>
          , <When at={decidedAt} />
        </>
      )}
    </p>
  )
}
