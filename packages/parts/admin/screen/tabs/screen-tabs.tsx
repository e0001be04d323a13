import { Tabs, VisuallyHidden } from '@mantine/core'
import styles from './screen-tabs.module.css'
import rows from './tab-row.module.css'
import { useTabRow } from './use-tab-row'

type ScreenTab = {
  readonly name: string
  readonly title: string
  /** How much in it has to be put right. */
  readonly faults: number
}

/** The parts of what is set up on a desk: a row of tabs that never breaks, each with how much is wrong in it. */
export function ScreenTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly ScreenTab[] }) {
  const row = useTabRow()
  return (
    <Tabs.List ref={row} className={rows.tabs} aria-label={label}>
      {tabs.map(({ name, title, faults }) => (
        <Tabs.Tab key={name} value={name} className={styles.tab}>
          {title} {faults > 0 && <IssueMark count={faults} />}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  )
}

const IssueMark = ({ count }: { readonly count: number }) => (
  <span className={styles.mark}>
    {count}
    <VisuallyHidden> to fix</VisuallyHidden>
  </span>
)
