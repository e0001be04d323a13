import { useSize } from '@frontage/parts/admin/use-size'
import { useEffect, useRef } from 'react'
import type { ThemeSettings } from '../../../look'
import { applyTheme } from './apply-theme'
import styles from './look.module.css'
import type { Scheme } from './scheme'

/** Pixels of a page that is drawn small. */
const PAGE = { width: 1280, height: 900 } as const

type ThumbnailProps = { readonly title: string; readonly look: ThemeSettings; readonly scheme: Scheme }

/** The home page in a look, as small as a card: to be seen, not to be used. Only what its first screen needs is ever loaded. */
export function Thumbnail({ title, look, scheme }: ThumbnailProps) {
  const { ref, width: room } = useSize()
  const frame = useRef<HTMLIFrameElement>(null)
  const put = (): void => applyTheme(frame.current, { look, scheme })
  useEffect(put)
  return (
    <div className={styles.thumbnail} ref={ref} aria-hidden="true" inert>
      <iframe
        ref={frame}
        title={title}
        src="/"
        loading="lazy"
        sandbox="allow-scripts allow-same-origin"
        tabIndex={-1}
        onLoad={put}
        style={{ ...PAGE, transform: `scale(${room / PAGE.width})` }}
      />
    </div>
  )
}
