import { useEffect, useRef, useState } from 'react'
import { useSize } from '../use-size'
import { inScheme, type Scheme } from './in-scheme'
import styles from './miniature.module.css'

/** Pixels of a page that is drawn small. */
const PAGE = { width: 1280, height: 800 } as const

type MiniatureProps = {
  readonly title: string
  readonly src: string
  /** Stand there until the page is drawn, and where it cannot be. */
  readonly colours?: readonly string[]
  readonly shape?: 'card' | 'fill'
  readonly scheme?: Scheme
}

/** A page as small as a card, drawn when it comes into sight: to be seen, not to be used. */
export function Miniature({ title, src, colours = [], shape = 'card', scheme = 'light' }: MiniatureProps) {
  const { ref, width, height } = useSize()
  const [drawn, setDrawn] = useState('')
  const frame = useRef<HTMLIFrameElement>(null)
  const put = (): void => inScheme(frame.current, scheme)
  useEffect(put)
  const load = (): void => {
    put()
    setDrawn(frame.current?.contentDocument?.querySelector('main') ? src : '')
  }
  const scale = Math.max(width / PAGE.width, height / PAGE.height)
  return (
    <span className={styles.miniature} data-shape={shape} ref={ref} aria-hidden="true" inert>
      <span className={styles.colours}>
        {colours.map((colour) => (
          <span key={colour} style={{ background: colour }} />
        ))}
      </span>
      {/* One for each address: a frame that goes on to another one is a step of its own for the browser's Back. */}
      <iframe
        key={src}
        ref={frame}
        title={title}
        src={src}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin"
        tabIndex={-1}
        data-drawn={drawn === src || undefined}
        onLoad={load}
        style={{ ...PAGE, transform: `scale(${scale})` }}
      />
    </span>
  )
}
