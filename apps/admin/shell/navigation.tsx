import { type ScreenInfo, useAdmin, useSession } from '@frontage/kit/admin/screen'
import { VisuallyHidden } from '@mantine/core'
import { IconExternalLink, IconHome } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { AccountMenu, holds, screens } from '../contributions'
import styles from './navigation.module.css'
import { useWaiting } from './use-waiting'

export const home: ScreenInfo = { path: '/', title: 'Home', icon: IconHome, order: 0, isAtHand: true }

const isBelow = (path: string, other: ScreenInfo): boolean => path.startsWith(`${other.path}/`)

/** The screens that this person may open, the way to the site, and the person; above them whatever is given. */
export function Navigation({ children }: { readonly children?: ReactNode }) {
  const { me } = useSession()
  const waiting = useWaiting()
  const list = useCurrentInSight()
  const mine = screens.map(({ screen }) => screen).filter(({ right, isApart }) => !isApart && holds(me, right))
  return (
    <nav aria-label="Screens" className={styles.nav}>
      {children}
      <ul ref={list} className={styles.list}>
        <Entry screen={home} waiting={0} />
        {mine
          .filter((screen) => !mine.some((other) => isBelow(screen.path, other)))
          .map((screen) => (
            <Entry
              key={screen.path}
              screen={screen}
              waiting={waiting.get(screen.path) ?? 0}
              below={mine.filter((other) => isBelow(other.path, screen))}
            />
          ))}
      </ul>
      <div className={styles.foot}>
        <a className={styles.link} href="/" target="_blank" rel="noreferrer">
          <IconExternalLink size={20} stroke={1.6} />
          <Label>View site</Label>
        </a>
        <AccountMenu />
      </div>
    </nav>
  )
}

/** Where the list is longer than the window it shows the screen that is open. */
function useCurrentInSight() {
  const { path } = useAdmin()
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every other screen another entry is the current one
  useEffect(() => void list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }), [path])
  return list
}

const Label = ({ children }: { readonly children: string }) => (
  <span className={styles.label} data-name={children}>
    <span>{children}</span>
  </span>
)

type EntryProps = { readonly screen: ScreenInfo; readonly waiting: number; readonly below?: readonly ScreenInfo[] }

/** A screen, and while it or one of them is open also those that belong to it. */
function Entry({ screen, waiting, below = [] }: EntryProps) {
  const { path } = useAdmin()
  const { icon: Icon } = screen
  const isOpen = path === screen.path || isBelow(path, screen)
  return (
    <li>
      <a
        className={styles.link}
        href={`/admin${screen.path === '/' ? '' : screen.path}`}
        aria-current={path === screen.path ? 'page' : undefined}
      >
        {Icon && <Icon size={20} stroke={1.6} />}
        <Label>{screen.title}</Label>
        {waiting > 0 && <span className={styles.count}>{waiting}</span>}
        {waiting > 0 && <VisuallyHidden component="span"> waiting</VisuallyHidden>}
      </a>
      {isOpen && below.length > 0 && (
        <ul className={styles.below}>
          {below.map((other) => (
            <Entry key={other.path} screen={other} waiting={0} />
          ))}
        </ul>
      )}
    </li>
  )
}
