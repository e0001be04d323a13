import { lazyPart } from '@frontage/parts/admin/lazy-part'
import { Skeleton } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { News } from '../keys'

const ReviewNews = lazyPart(() => import('./review-news').then(({ ReviewNews }) => ReviewNews))

/** Comes when a first review waits, and stays from then on: a reply may be written to the last one after it was decided. */
export function LateReviewNews({ news }: { readonly news: News }) {
  const [hasWaited, setHasWaited] = useState(false)
  if (news.counts.pending > 0 && !hasWaited) setHasWaited(true)
  return (
    <Suspense fallback={<Skeleton height={420} radius="lg" role="status" aria-label="Loading" />}>
      {hasWaited && <ReviewNews news={news} />}
    </Suspense>
  )
}
