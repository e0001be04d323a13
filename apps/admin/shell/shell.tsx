import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef } from 'react'
import { bars, screenAt } from '../contributions'
import { SearchButton } from '../search/search-button'
import { BottomBar } from './bottom-bar'
import { Navigation } from './navigation'
import styles from './shell.module.css'
import { TopBar } from './top-bar'
import { useFieldAnchor } from './use-field-anchor'

const PRODUCT = 'Frontage'

/** Navigation beside the screen where there is room, above it in a drawer where there is none. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { path, search } = useAdmin()
  const isWhole = screenAt(path)?.isWhole === true
  const isWide = useIsWide()
  const isPhone = useMediaQuery('(max-width: 36em)', undefined, { getInitialValueInEffect: false })
  const hasBottomBar = isPhone && !isWhole && !screenAt(path)?.wantsRoom?.(search)
  const main = useFocusOnMove(isWhole)
  useFieldAnchor(main)
  return (
    <div className={styles.shell} data-wide={(isWide && !isWhole) || undefined} data-bottom-bar={hasBottomBar || undefined}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {!isWhole && <Beside isWide={isWide} />}
      <main id="main" ref={main} tabIndex={-1} className={isWhole ? styles.whole : styles.main}>
        {!isWhole && <Bars />}
        {children}
      </main>
      {hasBottomBar && <BottomBar />}
    </div>
  )
}

/** What has to be said above every screen. */
const Bars = () =>
  bars.map((Bar, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never change while the admin runs
    <Bar key={place} />
  ))

/** The way to the other screens: beside the screen, or above it. */
function Beside({ isWide }: { readonly isWide: boolean }) {
  const { siteName } = useSession()
  if (!isWide) return <TopBar />
  return (
    <div className={styles.side} data-plane="band">
      <Navigation>
        <p className={styles.site}>
          {siteName}
          {siteName !== PRODUCT && <span className={styles.product}>{PRODUCT}</span>}
        </p>
        <SearchButton />
      </Navigation>
    </div>
  )
}

/** Whether the navigation has a place beside the screen. */
function useIsWide(): boolean {
  const { path, search } = useAdmin()
  const from = screenAt(path)?.wantsRoom?.(search) ? '80em' : '60em'
  return useMediaQuery(`(min-width: ${from})`, undefined, { getInitialValueInEffect: false })
}

/** After a step to another screen the focus starts at its top, as it would on a new page. A whole screen sees to that itself. */
function useFocusOnMove(isWhole: boolean) {
  const { path } = useAdmin()
  const main = useRef<HTMLElement>(null)
  const before = useRef(path)
  useEffect(() => {
    if (before.current !== path && !isWhole) main.current?.focus({ preventScroll: true })
    before.current = path
  }, [path, isWhole])
  return main
}
