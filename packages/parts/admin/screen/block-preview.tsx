import { PREVIEW_PAGE, type PreviewMessage } from '@frontage/kit/island/preview.address'
import { SegmentedControl, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useSize } from '../use-size'
import styles from './block-preview.module.css'
import { useBlockPreview } from './use-block-preview'

/** Widths of screens in pixels, and what they are called. */
const screens = { phone: { label: 'Phone', width: 390 }, desktop: { label: 'Wide screen', width: 1100 } } as const
type ScreenName = keyof typeof screens

const isScreen = (name: string): name is ScreenName => name in screens

type BlockPreviewProps = PreviewMessage['preview'] & {
  readonly note?: string | undefined
  /** A strip is for what is wide and low, such as a header. */
  readonly shape?: 'tall' | 'strip'
}

const NARROW = 600

/** What is being set up as visitors will see it: the widget itself, with its own look, on a screen that is made to fit. */
export function BlockPreview({ note, shape = 'tall', ...shown }: BlockPreviewProps) {
  const [screen, setScreen] = useState<ScreenName>(() => (innerWidth < NARROW ? 'phone' : 'desktop'))
  const { ref, width: room } = useSize()
  const frame = useBlockPreview(shown)
  const { width } = screens[screen]
  const scale = room ? Math.min(1, room / width) : 1
  return (
    <section className={styles.preview} aria-labelledby="preview-title">
      <div className={styles.head}>
        <Title order={2} id="preview-title">
          Preview
        </Title>
        <SegmentedControl
          aria-label="Screen of the preview"
          data={Object.entries(screens).map(([value, { label }]) => ({ value, label }))}
          value={screen}
          onChange={(next) => isScreen(next) && setScreen(next)}
        />
      </div>
      {note && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
      <div className={styles.stage} data-shape={shape} ref={ref}>
        <iframe
          ref={frame}
          className={styles.frame}
          title="Preview"
          src={PREVIEW_PAGE}
          sandbox="allow-scripts allow-same-origin"
          style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  )
}
