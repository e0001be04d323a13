import { useAdmin } from '@frontage/kit/admin/screen'
import { StateTabs } from '@frontage/parts/admin/state-tabs'
import type { ReactNode } from 'react'
import { statusNames } from '../../../admin/words'
import { type Status, statuses } from '../../../review'
import type { Counts } from '../keys'
import { cleared } from './filters'

type QueueTabsProps = { readonly status: Status; readonly counts: Counts | undefined; readonly children: ReactNode }

/** One tab a state. Withdrawn reviews are rare: their tab comes with the first of them. */
export function QueueTabs({ status, counts, children }: QueueTabsProps) {
  const { setSearch } = useAdmin()
  const states = statuses.filter((one) => one !== 'withdrawn' || one === status || (counts?.withdrawn ?? 0) > 0)
  const open = (next: Status): void => setSearch({ ...cleared, status: next === 'pending' ? '' : next }, 'push')
  return (
    <StateTabs label="Reviews by status" states={states} names={statusNames} state={status} counts={counts} open={open}>
      {children}
    </StateTabs>
  )
}
