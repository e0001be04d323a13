import boxes from '@frontage/parts/admin/screen/block-preview.module.css'
import { useSize } from '@frontage/parts/admin/use-size'
import { Group, SegmentedControl, Text, Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { ThemeSettings } from '../../../look'
import { messages } from '../../../messages.admin'
import { applyTheme } from './apply-theme'
import styles from './look.module.css'
import { isScheme, type Scheme } from './scheme'

const words = messages.preview
const screens = { phone: ['Phone', 390], tablet: ['Tablet', 768], desktop: ['Wide screen', 1280] } as const
type ScreenName = keyof typeof screens
const isScreen = (name: string): name is ScreenName => name in screens
const NARROW = 600

type PreviewProps = {
  readonly look: ThemeSettings
  /** The number of the published look: with another one the page is fetched anew. */
  readonly published: number
  readonly scheme: Scheme
  readonly choose: (scheme: Scheme) => void
}

/** The real site, wearing what is being tried. Only this frame does; nothing of it leaves the browser. */
export function Preview({ look, published, scheme, choose }: PreviewProps) {
  const [screen, setScreen] = useState<ScreenName>(() => (innerWidth < NARROW ? 'phone' : 'desktop'))
  const { ref, width: room } = useSize()
  const frame = useRef<HTMLIFrameElement>(null)
  const [, width] = screens[screen]
  const scale = room ? Math.min(1, room / width) : 1
  const put = (): void => applyTheme(frame.current, { look, scheme })
  useEffect(put)
  return (
    <section className={boxes.preview} aria-labelledby="preview-title">
      <div className={boxes.head}>
        <Title order={2} id="preview-title">
          {words.title}
        </Title>
        <Group gap="xs">
          <SegmentedControl
            aria-label={words.scheme}
            data={[
              { value: 'light', label: messages.colours.light },
              { value: 'dark', label: messages.colours.dark },
            ]}
            value={scheme}
            onChange={(next) => isScheme(next) && choose(next)}
          />
          <SegmentedControl
            aria-label={words.screen}
            data={Object.entries(screens).map(([value, [label]]) => ({ value, label }))}
            value={screen}
            onChange={(next) => isScreen(next) && setScreen(next)}
          />
        </Group>
      </div>
      <Text size="sm" c="dimmed">
        {words.note}
      </Text>
      <div className={`${boxes.stage} ${styles.stage}`} ref={ref}>
        <iframe
          key={published}
          ref={frame}
          className={boxes.frame}
          title={words.title}
          src="/"
          sandbox="allow-scripts allow-same-origin"
          onLoad={put}
          style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  )
}
