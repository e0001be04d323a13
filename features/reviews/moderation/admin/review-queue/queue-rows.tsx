import { useAdmin } from '@frontage/kit/admin/screen'
import type { Chosen } from '@frontage/parts/admin/use-chosen'
import { Button, Center } from '@mantine/core'
import { BulkBar } from '../bulk/bulk-bar'
import type { Decide } from '../decide/use-decisions'
import { ReviewRows } from '../review-row/review-rows'
import { RowsSkeleton } from '../review-row/rows-skeleton'
import { Tick } from '../review-row/tick'
import type { Rows } from '../review-row/use-rows'
import { EmptyQueue } from './empty-queue'
import { countOf, type FilterChoice } from './filters'
import styles from './review-queue.module.css'
import type { useQueue } from './use-queue'

type QueueRowsProps = {
  readonly filters: FilterChoice
  readonly queue: ReturnType<typeof useQueue>
  readonly rows: Rows
  readonly chosen: Chosen
  readonly decide: Decide
}

/** The rows of one state, or why there are none. */
export function QueueRows({ filters, queue, rows, chosen, decide }: QueueRowsProps) {
  const { announce } = useAdmin()
  const { reviews, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage } = queue
  const showMore = async (): Promise<void> => {
    const before = reviews?.length ?? 0
    const { data } = await fetchNextPage()
    const after = data?.pages.flatMap((page) => page.reviews) ?? []
    announce(`${after.length - before} more reviews.`)
    const first = after[before]
    if (first) rows.focusSoon(first.id)
  }
  if (!reviews) return <RowsSkeleton />
  if (reviews.length === 0 && !hasNextPage)
    return <EmptyQueue status={filters.status} isFiltered={countOf(filters) > 0} place={rows.emptyPlace} />
  return (
    <div className={styles.rows} aria-busy={isPlaceholderData || undefined}>
      {filters.status !== 'withdrawn' && <BulkBar status={filters.status} chosen={chosen} rows={rows} />}
      <ReviewRows
        key={filters.status}
        reviews={reviews}
        rows={rows}
        decide={decide}
        level={2}
        {...(filters.status !== 'withdrawn' && { chosen, Tick })}
      />
      {hasNextPage && (
        <Center mt="lg">
          <Button variant="default" onClick={() => void showMore()} loading={isFetchingNextPage}>
            Show more
          </Button>
        </Center>
      )}
    </div>
  )
}
