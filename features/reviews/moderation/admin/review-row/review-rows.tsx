import long from '@frontage/parts/admin/lists/long-list.module.css'
import type { Chosen } from '@frontage/parts/admin/use-chosen'
import { useGradually } from '@frontage/parts/admin/use-gradually'
import { useSteady } from '@frontage/parts/admin/use-steady'
import type { ComponentType } from 'react'
import type { Review } from '../../../review'
import type { Decide } from '../decide/use-decisions'
import { QueueRow } from './review-row'
import styles from './review-row.module.css'
import type { TickProps } from './review-row-props'
import type { Rows } from './use-rows'

type ReviewRowsProps = {
  readonly reviews: readonly Review[]
  readonly rows: Rows
  readonly decide: Decide
  readonly level: 2 | 3
  /** Lets rows be ticked. */
  readonly chosen?: Chosen
  readonly Tick?: ComponentType<TickProps>
}

/** Rows that are drawn in one turn: a window holds four of them. */
const TURN = 8

/** Reviews one below the other. */
export function ReviewRows({ reviews, rows, decide, level, chosen, Tick }: ReviewRowsProps) {
  const { hold, keepPlace, setActive, setRejecting } = rows
  const steady = useSteady({ decide, hold, keepPlace, setActive, setRejecting, choose: (id: number) => chosen?.toggle(id) })
  return (
    <div className={styles.frame}>
      <div className={`${styles.list} ${long.long}`} data-rows="tall">
        {useGradually(reviews, TURN).map((review) => (
          <QueueRow
            key={review.id}
            review={review}
            level={level}
            isActive={rows.activeId === review.id}
            isRejecting={rows.rejecting === review.id}
            isChosen={chosen?.has(review.id) ?? false}
            Tick={chosen && Tick}
            {...steady}
          />
        ))}
      </div>
    </div>
  )
}
