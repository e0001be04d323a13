import styles from '@frontage/parts/admin/lists/bulk.module.css'
import type { Chosen } from '@frontage/parts/admin/use-chosen'
import { Button, Checkbox } from '@mantine/core'
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { Decision, RejectionReason, Status } from '../../../review'
import { DeleteButton } from '../delete/delete-button'
import { RejectMenu } from '../review-row/reject-menu'
import type { Rows } from '../review-row/use-rows'
import { useBulk } from './use-bulk'

type BulkBarProps = { readonly status: Status; readonly chosen: Chosen; readonly rows: Rows }

/** Above the rows: tick all that are shown, and decide about the ticked ones at once. */
export function BulkBar({ status, chosen, rows }: BulkBarProps) {
  const { ids, isAll, takeAll, takeNone } = chosen
  const { decideAll, isDeciding } = useBulk(takeNone)
  const take = (decision: Decision, reason?: RejectionReason): void => {
    const [first] = ids
    if (first === undefined || isDeciding) return
    rows.keepPlace(first)
    decideAll({ ids, decision, reason })
  }
  const gone = (): void => {
    if (ids[0] !== undefined) rows.keepPlace(ids[0])
    takeNone()
  }
  return (
    <section className={styles.bar} aria-label="Bulk actions">
      <Checkbox
        label={ids.length === 0 ? 'Select all shown' : `${ids.length} selected`}
        checked={isAll}
        indeterminate={ids.length > 0 && !isAll}
        onChange={() => (isAll ? takeNone() : takeAll())}
      />
      {ids.length > 0 && <Actions status={status} take={take} isDeciding={isDeciding} ids={ids} gone={gone} />}
    </section>
  )
}

type ActionsProps = {
  readonly status: Status
  readonly take: (decision: Decision, reason?: RejectionReason) => void
  readonly isDeciding: boolean
  readonly ids: readonly number[]
  readonly gone: () => void
}

function Actions({ status, take, isDeciding, ids, gone }: ActionsProps) {
  const [isRejecting, setRejecting] = useState(false)
  if (status !== 'pending')
    return (
      <div className={styles.actions}>
        <Button variant="default" leftSection={<IconArrowBackUp size={18} />} onClick={() => take('reopen')} loading={isDeciding}>
          Move all to waiting
        </Button>
        <DeleteButton status={status} ids={ids} gone={gone} />
      </div>
    )
  return (
    <div className={styles.actions}>
      <Button leftSection={<IconCheck size={18} stroke={2.2} />} onClick={() => take('approve')} loading={isDeciding}>
        Approve all
      </Button>
      <RejectMenu name="Reject all" isOpen={isRejecting} setOpen={setRejecting} choose={(reason) => take('reject', reason)} />
      <Button variant="default" onClick={() => take('spam')} disabled={isDeciding}>
        Mark all as spam
      </Button>
    </div>
  )
}
