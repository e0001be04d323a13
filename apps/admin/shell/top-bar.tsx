import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { lazyOver } from '@frontage/parts/admin/lazy-part'
import { useDisclosure } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { SearchButton } from '../search/search-button'
import styles from './top-bar.module.css'
import { useWaiting } from './use-waiting'

const NavigationDrawer = lazyOver(() => import('./navigation-drawer').then(({ NavigationDrawer }) => NavigationDrawer))

/** The narrow way to the navigation: the site's name, and a button that opens the rest. */
export function TopBar() {
  const { siteName } = useSession()
  const { path } = useAdmin()
  const [isOpen, { open, close }] = useDisclosure(false)
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  const waiting = [...useWaiting().values()].reduce((total, count) => total + count, 0)
  useCloseOnMove(path, close)
  return (
    <nav className={styles.bar} aria-label="Menu" data-plane="band">
      <button type="button" className={styles.menu} onClick={open} aria-expanded={isOpen} aria-haspopup="dialog">
        <IconMenu2 size={24} stroke={1.8} aria-hidden />
        Menu
        {waiting > 0 && <span className={styles.dot} role="img" aria-label={`${waiting} waiting`} />}
      </button>
      <span className={styles.site}>{siteName}</span>
      <SearchButton isSmall />
      <Suspense>{wasOpen && <NavigationDrawer title={siteName} isOpen={isOpen} close={close} />}</Suspense>
    </nav>
  )
}

/** Whoever has chosen a screen wants to see it. */
function useCloseOnMove(path: string, close: () => void): void {
  const before = useRef(path)
  useEffect(() => {
    if (before.current !== path) close()
    before.current = path
  }, [path, close])
}
