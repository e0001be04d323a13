import { useAdmin } from '@frontage/kit/admin/screen'
import { lazyOver } from '@frontage/parts/admin/lazy-part'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconEyeOff } from '@tabler/icons-react'
import { Suspense } from 'react'
import { messages } from '../../messages.home'
import styles from './not-open-bar.module.css'
import { useSiteState } from './use-site-state'

const words = messages.bar
const OpenQuestion = lazyOver(() => import('./open-question').then(({ OpenQuestion }) => OpenQuestion))

/** Above every screen but the first, which says it by itself: visitors see nothing of all this yet. */
export function NotOpenBar() {
  const site = useSiteState()
  const { path } = useAdmin()
  const [isAsking, { open, close }] = useDisclosure(false)
  if (!site || site.isOpen || path === '/') return null
  return (
    <aside className={styles.bar} aria-label={words.label}>
      <IconEyeOff size={20} stroke={1.8} aria-hidden />
      <span className={styles.text}>{site.isMade ? words.text : words.byHand}</span>
      <Button component="a" variant="default" href={site.isMade ? '/admin/setup/check' : '/admin/setup'}>
        {site.isMade ? words.publish : words.continue}
      </Button>
      {!site.isMade && (
        <Button variant="default" onClick={open}>
          {words.open}
        </Button>
      )}
      <Suspense>{isAsking && <OpenQuestion close={close} />}</Suspense>
    </aside>
  )
}
