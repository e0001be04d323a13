import { useAdmin } from '@frontage/kit/admin/screen'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { useChosen } from '@frontage/parts/admin/use-chosen'
import { Group, Stack, Text } from '@mantine/core'
import { useRef } from 'react'
import { useDecisions } from '../decide/use-decisions'
import { ReplyDialog } from '../record/reply-dialog'
import { useRows } from '../review-row/use-rows'
import { SampleNotice } from '../samples/sample-notice'
import { filtersIn } from './filters'
import { QueueFilters } from './queue-filters'
import { QueueRows } from './queue-rows'
import { QueueTabs } from './queue-tabs'
import { QueueShortcuts } from './shortcuts'
import { useQueue } from './use-queue'

/** The heart of the admin: what people wrote, and whether visitors may read it. */
export function ReviewQueue() {
  const { search } = useAdmin()
  const filters = filtersIn(search)
  const queue = useQueue(filters)
  const rows = useRows(queue.reviews ?? [])
  const chosen = useChosen(queue.reviews ?? [])
  const { decide, undo, replying, endReply } = useDecisions((review) => rows.focusSoon(review.id))
  const searchField = useRef<HTMLInputElement>(null)
  const decideAndStay: typeof decide = (review, ...what) => {
    rows.keepPlace(review.id)
    decide(review, ...what)
  }
  return (
    <Stack gap="md" maw="60rem">
      <Group justify="space-between" align="flex-start">
        <div>
          <ScreenTitle>Reviews</ScreenTitle>
          <Text c="dimmed">Decide which reviews to show. Their text and rating cannot be changed.</Text>
        </div>
        <QueueShortcuts rows={rows} decide={decideAndStay} undo={undo} toggle={chosen.toggle} searchField={searchField} />
      </Group>
      <SampleNotice samples={queue.samples} areShown={queue.samplesAreShown} />
      <QueueTabs status={filters.status} counts={queue.counts}>
        <QueueFilters
          key={filters.status}
          filters={filters}
          sources={queue.sources}
          languages={queue.languages}
          searchField={searchField}
        />
        <QueueRows filters={filters} queue={queue} rows={rows} chosen={chosen} decide={decideAndStay} />
      </QueueTabs>
      {replying && <ReplyDialog review={replying} close={endReply} />}
    </Stack>
  )
}
