import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef } from 'react'
import { screens } from '../contributions'
import { Navigation } from './navigation'
import styles from './shell.module.css'
import { TopBar } from './top-bar'

const PRODUCT = 'Frontage'

/** Navigation beside the screen where there is room, above it in a drawer where there is none. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { siteName } = useSession()
  const isWide = useIsWide()
  const main = useFocusOnMove()
  return (
    <div className={styles.shell} data-wide={isWide || undefined}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {isWide ? (
        <div className={styles.side} data-plane="band">
          <Navigation>
            <p className={styles.site}>
              {siteName}
              {siteName !== PRODUCT && <span className={styles.product}>{PRODUCT}</span>}
            </p>
          </Navigation>
        </div>
      ) : (
        <TopBar />
      )}
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}

/** Whether the navigation has a place beside the screen. */
function useIsWide(): boolean {
  const { path, search } = useAdmin()
  const current = screens.find(({ screen }) => screen.path === path)?.screen
  const from = current?.wantsRoom?.(search) ? '80em' : '60em'
  return useMediaQuery(`(min-width: ${from})`, undefined, { getInitialValueInEffect: false })
}

/** After a step to another screen the focus starts at its top, as it would on a new page. */
function useFocusOnMove() {
  const { path } = useAdmin()
  const main = useRef<HTMLElement>(null)
  const before = useRef(path)
  useEffect(() => {
    if (before.current !== path) main.current?.focus({ preventScroll: true })
    before.current = path
  }, [path])
  return main
}
