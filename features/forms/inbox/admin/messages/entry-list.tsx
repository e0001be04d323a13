import long from '@frontage/parts/admin/lists/long-list.module.css'
import frame from '@frontage/parts/admin/lists/rows.module.css'
import type { Chosen } from '@frontage/parts/admin/use-chosen'
import { Button, Skeleton } from '@mantine/core'
import { EmptyDrawer } from './empty-drawer'
import { EntryBulk } from './entry-bulk'
import { EntryLine } from './entry-line'
import { type Filters, isNarrowed } from './filters'
import styles from './messages.module.css'
import type { useEntries } from './use-entries'
import type { InboxContext } from './use-inbox'

type EntryListProps = {
  readonly filters: Filters
  readonly entries: ReturnType<typeof useEntries>
  readonly chosen: Chosen
  readonly inbox: InboxContext
}

/** The messages of a drawer, or why there are none. */
export function EntryTable({ filters, entries, chosen, inbox }: EntryListProps) {
  const { rows, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage } = entries
  if (!rows) return <Skeleton height={420} radius="lg" role="status" aria-label="Loading messages" />
  if (rows.length === 0 && !hasNextPage) return <EmptyDrawer drawer={filters.state} isNarrowed={isNarrowed(filters)} />
  return (
    <div className={styles.column}>
      <EntryBulk drawer={filters.state} chosen={chosen} inbox={inbox} />
      <ul ref={inbox.list} className={`${frame.list} ${long.long} ${styles.list}`} aria-busy={isPlaceholderData || undefined}>
        {rows.map((row) => (
          <EntryLine
            key={row.id}
            row={row}
            isOpen={row.id === inbox.open}
            isChosen={chosen.has(row.id)}
            choose={() => chosen.toggle(row.id)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" fullWidth mt="md" onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
          Show older
        </Button>
      )}
    </div>
  )
}
