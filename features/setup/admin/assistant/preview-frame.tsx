import { inScheme, type Scheme } from '@frontage/parts/admin/in-scheme'
import { useFrameAddress } from '@frontage/parts/admin/use-frame-address'
import { useSize } from '@frontage/parts/admin/use-size'
import { useEffect, useRef } from 'react'
import { messages } from '../../messages.assistant'
import styles from './preview.module.css'

type PreviewFrameProps = { readonly src: string; readonly width: number; readonly scheme: Scheme }

/** A page of the site as it would be, made to fit; to be looked at, so nothing in it takes the focus. */
export function PreviewFrame({ src, width, scheme }: PreviewFrameProps) {
  const { ref, width: room } = useSize()
  const frame = useRef<HTMLIFrameElement>(null)
  const first = useFrameAddress(frame, src)
  const put = (): void => inScheme(frame.current, scheme)
  useEffect(put)
  const scale = room ? Math.min(1, room / width) : 1
  return (
    <div className={styles.stage} ref={ref}>
      <iframe
        ref={frame}
        className={styles.frame}
        title={messages.preview.label}
        src={first}
        sandbox="allow-scripts allow-same-origin"
        tabIndex={-1}
        onLoad={put}
        style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
      />
    </div>
  )
}
