import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import type { Decision } from '../../../review'
import { DeleteButton } from '../delete/delete-button'
import { RecordMenu } from '../record/record-menu'
import { RejectMenu } from './reject-menu'
import styles from './review-row.module.css'
import type { ReviewRowProps } from './review-row-props'

type ReviewActionsProps = Pick<ReviewRowProps, 'review' | 'isRejecting' | 'setRejecting' | 'decide' | 'keepPlace'>

/** What can be done with a review where it stands. */
export function ReviewActions({ review, isRejecting, setRejecting, decide, keepPlace }: ReviewActionsProps) {
  /** The second press of a double click falls on the next review, which has moved up under it: it does not count. */
  const once = (decision: Decision) => (event: MouseEvent) => event.detail < 2 && decide(review, decision)
  const toDelete = <DeleteButton status={review.status} ids={[review.id]} gone={() => keepPlace(review.id)} />
  if (review.status === 'withdrawn')
    return (
      <div className={styles.actions}>
        {toDelete}
        <RecordMenu review={review} keepPlace={keepPlace} />
      </div>
    )
  if (review.status !== 'pending')
    return (
      <div className={styles.actions}>
        <Button variant="default" leftSection={<IconArrowBackUp size={18} />} onClick={once('reopen')}>
          Move to waiting
        </Button>
        {toDelete}
        <RecordMenu review={review} keepPlace={keepPlace} />
      </div>
    )
  return (
    <div className={styles.actions}>
      <Button leftSection={<IconCheck size={18} stroke={2.2} />} onClick={once('approve')}>
        Approve
      </Button>
      <RejectMenu
        isOpen={isRejecting}
        setOpen={(isOpen) => setRejecting(isOpen ? review.id : undefined)}
        choose={(reason) => decide(review, 'reject', reason)}
      />
      <Button variant="default" onClick={once('spam')}>
        Mark as spam
      </Button>
      <RecordMenu review={review} keepPlace={keepPlace} />
    </div>
  )
}
