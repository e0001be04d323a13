import type { PreviewMessage } from '@frontage/kit/island/preview.address'
import { type RefObject, useEffect, useRef } from 'react'

/** Milliseconds without a change after which it is drawn anew. */
const REST = 250

/** The frame in which the preview is shown: it is told what to show once it listens, and after every change. */
export function useBlockPreview({ block, props }: PreviewMessage['preview']): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null)
  const wanted = JSON.stringify({ block, props })

  useEffect(() => {
    const tell = (): void => {
      const message = { preview: JSON.parse(wanted) } as PreviewMessage
      frame.current?.contentWindow?.postMessage(message, location.origin)
    }
    const onReady = ({ source, data }: MessageEvent<{ readonly previewIsReady?: true }>): void => {
      if (source === frame.current?.contentWindow && data.previewIsReady) tell()
    }
    const timer = setTimeout(tell, REST)
    addEventListener('message', onReady)
    return () => {
      clearTimeout(timer)
      removeEventListener('message', onReady)
    }
  }, [wanted])

  return frame
}
