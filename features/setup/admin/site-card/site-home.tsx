import { lazyPart } from '@frontage/parts/admin/lazy-part'
import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import type { FirstSteps } from '../../wire.first-steps'
import { OpenLine } from './open-line'

const UnfinishedSite = lazyPart(() => import('./unfinished-site').then(({ UnfinishedSite }) => UnfinishedSite))

/** How the site stands and what comes first; once all of that is done or put away, a line says that it is open. */
export function SiteHome({ news }: { readonly news: FirstSteps }) {
  const { isOpen, isMade, isHidden } = news
  const list = isOpen ? news.more : news.steps
  const isListShown = !isHidden && list.some(({ isDone, isLeftOut }) => !isDone && !isLeftOut)
  if (isOpen && !(isMade && isListShown)) return <OpenLine />
  return (
    <Suspense fallback={<Skeleton height={180} radius="lg" role="status" aria-label="Loading" />}>
      <UnfinishedSite news={news} list={isMade && isListShown ? list : undefined} />
    </Suspense>
  )
}
