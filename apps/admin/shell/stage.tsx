import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, Suspense, useEffect } from 'react'
import { holds } from '../contributions'
import { ErrorScreen } from './error-screen'
import { NotForYou } from './not-for-you'
import { ScreenSkeleton } from './screen-skeleton'

type StageProps = {
  readonly title: string | ((path: string) => string)
  readonly right?: string | undefined
  readonly Screen: ComponentType
}

/** One screen: its title in the window, its waiting state, and what stands there when it breaks. */
export function Stage({ title, right, Screen }: StageProps) {
  const { me, siteName } = useSession()
  const { path } = useAdmin()
  useEffect(() => {
    document.title = `${typeof title === 'string' ? title : title(path)} · ${siteName}`
  }, [title, path, siteName])
  if (!holds(me, right)) return <NotForYou />
  return (
    <CatchBoundary getResetKey={() => path} errorComponent={ErrorScreen}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Screen />
      </Suspense>
    </CatchBoundary>
  )
}
