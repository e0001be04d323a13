import { type ScreenModule, useAdmin, useSession } from '@frontage/kit/admin/screen'
import { PartBoundary } from '@frontage/parts/admin/part-boundary'
import { Suspense, useEffect } from 'react'
import { holds, screenModuleAt } from '../contributions'
import { Home } from '../home/home'
import { useScrollPlaces } from '../scroll'
import { ErrorScreen } from './error-screen'
import { NotForYou } from './not-for-you'
import { NotHere } from './not-here'
import { ScreenSkeleton } from './screen-skeleton'

const home: ScreenModule = { screen: { path: '/', title: 'Home', order: 0 }, Screen: Home }

/** The screen that the address asks for; a screen at several addresses stays while they change. */
export function Stage() {
  const { path } = useAdmin()
  useScrollPlaces()
  const shown = path === '/' ? home : screenModuleAt(path)
  return shown ? <OnStage key={shown.screen.path} {...shown} /> : <NotHere />
}

/** One screen: its title in the window, its waiting state, and what stands there when it breaks. */
function OnStage({ screen: { title, titleAt, right }, Screen }: ScreenModule) {
  const { me, siteName } = useSession()
  const { path } = useAdmin()
  useEffect(() => {
    document.title = `${titleAt?.(path) ?? title} · ${siteName}`
  }, [title, titleAt, path, siteName])
  if (!holds(me, right)) return <NotForYou />
  return (
    <PartBoundary anewWith={path} failed={(error, retry) => <ErrorScreen error={error} retry={retry} />}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Screen />
      </Suspense>
    </PartBoundary>
  )
}
