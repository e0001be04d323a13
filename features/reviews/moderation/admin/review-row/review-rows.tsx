import type { Chosen } from '@frontage/parts/admin/use-chosen'
import type { Review } from '../../../review'
import type { Decide } from '../decide/use-decisions'
import { QueueRow } from './review-row'
import styles from './review-row.module.css'
import type { Rows } from './use-rows'

type ReviewRowsProps = {
  readonly reviews: readonly Review[]
  readonly rows: Rows
  readonly decide: Decide
  readonly level: 2 | 3
  /** Lets rows be ticked. */
  readonly chosen?: Chosen
}

/** Reviews one below the other. */
export const ReviewRows = ({ reviews, rows, decide, level, chosen }: ReviewRowsProps) => (
  <div className={styles.frame}>
    <div className={styles.list}>
      {reviews.map((review) => (
        <QueueRow
          key={review.id}
          review={review}
          level={level}
          isActive={rows.activeId === review.id}
          isRejecting={rows.rejecting === review.id}
          hold={rows.hold(review.id)}
          keepPlace={rows.keepPlace}
          setActive={rows.setActive}
          setRejecting={rows.setRejecting}
          decide={decide}
          {...(chosen && { isChosen: chosen.has(review.id), choose: chosen.toggle })}
        />
      ))}
    </div>
  </div>
)
