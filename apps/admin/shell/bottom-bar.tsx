import { type ScreenInfo, useAdmin, useSession } from '@frontage/kit/admin/screen'
import { VisuallyHidden } from '@mantine/core'
import { holds, screens } from '../contributions'
import styles from './bottom-bar.module.css'
import { home } from './navigation'
import { useWaiting } from './use-waiting'

const MOST = 4
const atHand = [home, ...screens.map(({ screen }) => screen)].filter(({ isAtHand }) => isAtHand)

/** On a phone: the few screens that are opened most, within reach of the thumb. The menu has all of them. */
export function BottomBar() {
  const { me } = useSession()
  const waiting = useWaiting()
  const mine = atHand.filter(({ right }) => holds(me, right)).slice(0, MOST)
  return (
    <nav className={styles.bar} aria-label="Most used" data-plane="band">
      <ul className={styles.list}>
        {mine.map((screen) => (
          <Entry key={screen.path} screen={screen} waiting={waiting.get(screen.path) ?? 0} />
        ))}
      </ul>
    </nav>
  )
}

function Entry({ screen: { path: to, title, icon: Icon }, waiting }: { readonly screen: ScreenInfo; readonly waiting: number }) {
  const { path } = useAdmin()
  const isOpen = path === to
  return (
    <li>
      <a className={styles.link} href={`/admin${to === '/' ? '' : to}`} aria-current={isOpen ? 'page' : undefined}>
        <span className={styles.icon}>
          {Icon && <Icon size={24} stroke={1.7} />}
          {waiting > 0 && <span className={styles.count}>{waiting > 99 ? '99+' : waiting}</span>}
        </span>
        {waiting > 0 && <VisuallyHidden component="span"> waiting, </VisuallyHidden>}
        {title}
      </a>
    </li>
  )
}
