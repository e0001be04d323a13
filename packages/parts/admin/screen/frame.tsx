import { useComputedColorScheme } from '@mantine/core'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './frame.module.css'

type FrameProps = {
  readonly title: string
  /** Addresses of the site's own style sheets. */
  readonly sheets: readonly string[]
  /** In pixels: what is drawn believes itself on a screen of this width. */
  readonly width: number
  /** How much of it there is room for: 1 in full size. */
  readonly scale: number
  readonly children: ReactNode
}

/** Draws a widget as the site draws it: on a page of its own, with the site's styles and none of the admin's. */
export function Frame({ title, sheets, width, scale, children }: FrameProps) {
  const scheme = useComputedColorScheme('light')
  const [page, setPage] = useState<Document>()
  const [dressed, setDressed] = useState<Document>()
  const [height, setHeight] = useState(400)
  const hold = useCallback((frame: HTMLIFrameElement | null) => setPage(frame?.contentDocument ?? undefined), [])
  useEffect(() => {
    if (!page) return
    let isHere = true
    void dress(page, sheets).then(() => isHere && setDressed(page))
    const measure = new ResizeObserver(() => setHeight(page.body.scrollHeight))
    measure.observe(page.body)
    return () => {
      isHere = false
      measure.disconnect()
    }
  }, [page, sheets])
  useEffect(() => {
    if (page) page.documentElement.dataset.theme = scheme
  }, [page, scheme])
  return (
    <div className={styles.place} style={{ height: height * scale }}>
      <iframe
        ref={hold}
        className={styles.frame}
        title={title}
        inert
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument ?? undefined)}
        style={{ width, height, transform: `scale(${scale})` }}
      />
      {page && dressed === page && createPortal(children, page.body)}
    </div>
  )
}

/** The language and the style sheets of the site, once each. Whoever measures what is drawn has to wait until they are there. */
async function dress(page: Document, sheets: readonly string[]): Promise<void> {
  page.documentElement.lang = document.documentElement.lang
  page.body.style.padding = '1.25rem'
  const missing = sheets.filter((address) => !page.head.querySelector(`link[href="${address}"]`))
  await Promise.all(missing.map((address) => sheetIn(page, address)))
}

/** One that does not come leaves the preview bare, not empty. */
const sheetIn = (page: Document, address: string): Promise<void> =>
  new Promise((resolve) => {
    const link = page.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = link.onerror = () => resolve()
    page.head.append(link)
  })
