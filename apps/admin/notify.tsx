import type { Notice } from '@frontage/kit/admin/screen'
import { PartBoundary } from '@frontage/parts/admin/part-boundary'
import { whenAtRest } from '@frontage/parts/admin/when-at-rest'
import { lazy, Suspense, useEffect, useState } from 'react'

/** What shows notices comes once the first screen stands, so that even "You seem to be offline" can be shown. */
const load = () => import('./notices')
const Notices = lazy(() => load().then((module) => ({ default: module.Notices })))

/** Where notices stand. Without their code the admin goes on without them. */
export function NoticePlace() {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => whenAtRest(() => setIsReady(true)), [])
  return (
    <PartBoundary failed={() => null}>
      <Suspense>{isReady && <Notices />}</Suspense>
    </PartBoundary>
  )
}

/** Shows a notice. The one with the same id, and its clock, go first. */
export const notify = (notice: Notice): void => void load().then(({ show }) => show(notice))
