import { lazyPart } from '@frontage/parts/admin/lazy-part'
import { useSize } from '@frontage/parts/admin/use-size'
import { Puck } from '@puckeditor/core'
import { Suspense, useEffect } from 'react'
import { messages } from '../../../messages'
import { useEditing } from '../editing'
import { Start } from '../start/start'
import { useCanvas } from './canvas-context'
import styles from './stage.module.css'

const MarksBar = lazyPart(() => import('@frontage/parts/admin/marks-bar').then(({ MarksBar }) => MarksBar))

/** Widths of screens in pixels. */
export const screens = { phone: 390, tablet: 768, wide: 1280 } as const
export type Screen = keyof typeof screens

/** The page on a screen of this width, made to fit. */
export function Stage({ screen }: { readonly screen: Screen }) {
  const { document, writing } = useEditing()
  const { ref, width: room, height } = useSize()
  const width = screens[screen]
  const scale = room ? Math.min(1, room / width) : 1
  const { page } = useCanvas()
  useEffect(() => page?.documentElement.style.setProperty('--canvas-scale', String(scale)), [page, scale])
  return (
    <section ref={ref} className={styles.stage} aria-label={messages.canvas}>
      <div className={styles.screen} data-screen={screen} style={{ width, height: height / scale, transform: `scale(${scale})` }}>
        <Puck.Preview />
      </div>
      {writing && (
        <div className={styles.writing}>
          <Suspense>
            <MarksBar editor={writing.editor} label={messages.textHere} asking={writing.hold} />
          </Suspense>
        </div>
      )}
      {document.rows.length === 0 && <Start />}
    </section>
  )
}
