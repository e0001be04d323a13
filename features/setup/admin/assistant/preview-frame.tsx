import { useElementSize } from '@mantine/hooks'
import { messages } from '../../messages.assistant'
import styles from './preview.module.css'

type PreviewFrameProps = { readonly src: string; readonly width: number }

/** A page of the site as it would be, made to fit; to be looked at, so nothing in it takes the focus. */
export function PreviewFrame({ src, width }: PreviewFrameProps) {
  const { ref, width: room } = useElementSize()
  const scale = room ? Math.min(1, room / width) : 1
  return (
    <div className={styles.stage} ref={ref}>
      <iframe
        className={styles.frame}
        title={messages.preview.label}
        src={src}
        sandbox="allow-scripts allow-same-origin"
        tabIndex={-1}
        style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
      />
    </div>
  )
}
