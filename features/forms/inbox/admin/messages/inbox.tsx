import { useAdmin } from '@frontage/kit/admin/screen'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { StateTabs } from '@frontage/parts/admin/state-tabs'
import { useChosen } from '@frontage/parts/admin/use-chosen'
import { Group, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useRef } from 'react'
import { messages } from '../../messages.admin'
import { EntryDialog } from '../entry/entry-dialog'
import { EntryTable } from './entry-list'
import { ExportMenu } from './export-menu'
import { cleared, drawerNames, drawers, filtersIn } from './filters'
import { InboxFilters } from './inbox-filters'
import { InboxShortcuts } from './inbox-shortcuts'
import styles from './messages.module.css'
import { ReadingPane } from './reading-pane'
import { useEntries } from './use-entries'
import { useInbox } from './use-inbox'

/** What people wrote: the list, and the open one beside it, or over it on a phone. The open one stands in the address. */
export function InboxScreen() {
  const { search, setSearch } = useAdmin()
  const isWide = useMediaQuery('(min-width: 72em)', undefined, { getInitialValueInEffect: false })
  const filters = filtersIn(search)
  const entries = useEntries(filters)
  const chosen = useChosen(entries.rows ?? [])
  const inbox = useInbox(entries.rows ?? [], chosen)
  const searchField = useRef<HTMLInputElement>(null)
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-start" className={styles.head}>
        <div>
          <ScreenTitle>{messages.inbox.title}</ScreenTitle>
          <Text c="dimmed">{messages.inbox.lead}</Text>
        </div>
        <Group gap="xs">
          <InboxShortcuts inbox={inbox} toggle={chosen.toggle} searchField={searchField} />
          <ExportMenu filters={filters} />
        </Group>
      </Group>
      <StateTabs
        label="Messages by state"
        states={drawers}
        names={drawerNames}
        state={filters.state}
        counts={entries.counts}
        open={(state) => setSearch({ ...cleared, entry: '', state: state === 'inbox' ? '' : state }, 'push')}
      >
        <InboxFilters key={filters.state} filters={filters} searchField={searchField} />
        <div className={styles.panes}>
          <EntryTable filters={filters} entries={entries} chosen={chosen} inbox={inbox} />
          {isWide && (inbox.open !== undefined || entries.rows?.length !== 0) && <ReadingPane inbox={inbox} />}
        </div>
      </StateTabs>
      {!isWide && inbox.open !== undefined && <EntryDialog id={inbox.open} inbox={inbox} />}
    </Stack>
  )
}
