import { useAdmin } from '@frontage/kit/admin/screen'
import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Status, statuses } from '../../review'
import type { Counts } from '../keys'
import { statusNames } from '../words'
import { cleared } from './filters'
import styles from './review-queue.module.css'

type QueueTabsProps = { readonly status: Status; readonly counts: Counts | undefined; readonly children: ReactNode }

/** One tab a state. Withdrawn reviews are rare: their tab comes with the first of them. */
export function QueueTabs({ status, counts, children }: QueueTabsProps) {
  const { setSearch } = useAdmin()
  const shown = statuses.filter((one) => one !== 'withdrawn' || one === status || (counts?.withdrawn ?? 0) > 0)
  const open = (next: string | null): void => setSearch({ ...cleared, status: next === 'pending' ? '' : (next ?? '') }, 'push')
  return (
    <Tabs value={status} onChange={open}>
      <Tabs.List className={styles.tabs} aria-label="Reviews by state">
        {shown.map((one) => (
          <Tabs.Tab key={one} value={one} className={styles.tab}>
            {statusNames[one]}{' '}
            <span className={styles.count} data-none={counts?.[one] === 0 || undefined}>
              {counts?.[one].toLocaleString('en-NZ') ?? ' '}
            </span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={status} pt="md">
        {children}
      </Tabs.Panel>
    </Tabs>
  )
}
