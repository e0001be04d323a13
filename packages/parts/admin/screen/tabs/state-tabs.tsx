import { formatNumber } from '@frontage/kit/say'
import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './state-tabs.module.css'
import rows from './tab-row.module.css'
import { useTabRow } from './use-tab-row'

type StateTabsProps<State extends string> = {
  /** What the row of tabs is called. */
  readonly label: string
  readonly states: readonly State[]
  readonly names: Readonly<Record<State, string>>
  readonly state: State
  /** Undefined until they are known. */
  readonly counts: Readonly<Record<State, number>> | undefined
  readonly open: (state: State) => void
  readonly children: ReactNode
}

/** One tab a state, with how much lies in it. */
export function StateTabs<State extends string>({ label, states, names, state, counts, open, children }: StateTabsProps<State>) {
  const row = useTabRow()
  const choose = (next: string | null): void => {
    const known = states.find((one) => one === next)
    if (known) open(known)
  }
  return (
    <Tabs value={state} onChange={choose}>
      <Tabs.List ref={row} className={rows.tabs} aria-label={label}>
        {states.map((one) => (
          <Tabs.Tab key={one} value={one} className={styles.tab}>
            {names[one]}{' '}
            <span className={styles.count} data-none={counts?.[one] === 0 || undefined}>
              {counts ? formatNumber(counts[one]) : ' '}
            </span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={state} pt="md">
        {children}
      </Tabs.Panel>
    </Tabs>
  )
}
