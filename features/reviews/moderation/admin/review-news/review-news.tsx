import { formatNumber } from '@frontage/kit/say'
import { lazyOver } from '@frontage/parts/admin/lazy-part'
import { Anchor, Group, Title } from '@mantine/core'
import { Suspense } from 'react'
import { useDecisions } from '../decide/use-decisions'
import type { News } from '../keys'
import { ReviewRows } from '../review-row/review-rows'
import { useRows } from '../review-row/use-rows'
import styles from './review-news.module.css'

const ReplyDialog = lazyOver(() => import('../record/reply-dialog').then(({ ReplyDialog }) => ReplyDialog))

const words = (pending: number): string =>
  pending === 1 ? 'One review is waiting for approval' : `${formatNumber(pending)} reviews are waiting for approval`

/** The newest reviews that wait, to be decided right here. */
export function ReviewNews({ news: { counts, waiting } }: { readonly news: News }) {
  const rows = useRows(waiting)
  const { decide, replying, endReply } = useDecisions((review) => rows.focusSoon(review.id))
  const dialog = <Suspense>{replying && <ReplyDialog review={replying} close={endReply} />}</Suspense>
  if (counts.pending === 0) return dialog
  return (
    <section className={styles.card} aria-labelledby="reviews-wait">
      <Group justify="space-between" gap="xs">
        <Title order={3} id="reviews-wait">
          {words(counts.pending)}
        </Title>
        <Anchor href="/admin/reviews" fw={600} py="sm">
          See all
        </Anchor>
      </Group>
      <ReviewRows
        reviews={waiting}
        rows={rows}
        level={3}
        decide={(review, ...what) => {
          rows.keepPlace(review.id)
          decide(review, ...what)
        }}
      />
      {dialog}
    </section>
  )
}
