import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { Frame } from '@frontage/parts/admin/frame'
import type { Settings } from '@frontage/parts/admin/setting'
import { SegmentedControl, Skeleton, Text, Title } from '@mantine/core'
import { useDebouncedValue, useElementSize } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CSSProperties, useMemo, useState } from 'react'
import { requestFor } from '../../asking'
import { propertiesOf } from '../../sheet'
import portfolioSheet from '../../site/portfolio/portfolio.css?url'
import { View } from '../../site/portfolio/portfolio.view'
import { listItems } from '../../wire'
import { allItems } from '../keys'
import styles from './look.module.css'
import { blockOf } from './taken'

/** Widths of screens in pixels. */
const screens = { phone: { label: 'Phone', width: 390 }, desktop: { label: 'Wide screen', width: 1100 } } as const
type ScreenName = keyof typeof screens
const PAUSE = 300
/** No page of the site: what the block does stays off the address of this one. */
const NOWHERE = { path: '/preview', page: 1, query: {} }

/** The block as visitors see it, drawn by the very widget. */
export function BlockPreview({ settings }: { readonly settings: Settings }) {
  const [settled] = useDebouncedValue(settings, PAUSE)
  const [screen, setScreen] = useState<ScreenName>('desktop')
  const { ref, width: room } = useElementSize<HTMLDivElement>()
  const { width } = screens[screen]
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
          onChange={(next) => setScreen(next === 'phone' ? 'phone' : 'desktop')}
        />
      </div>
      <div ref={ref} className={styles.stage}>
        {room > 0 && <Drawn key={screen} settings={settled} width={width} scale={Math.min(1, room / width)} />}
      </div>
      <Text size="sm" c="dimmed">
        Nothing can be pressed here.
      </Text>
    </section>
  )
}

type DrawnProps = { readonly settings: Settings; readonly width: number; readonly scale: number }

function Drawn({ settings, width, scale }: DrawnProps) {
  const { siteSheets } = useAdmin()
  const [sheets] = useState(() => [...siteSheets, portfolioSheet])
  const block = useMemo(() => ({ ...blockOf(settings), arrangement: 'wall' as const }), [settings])
  const request = requestFor(block, NOWHERE)
  const { data } = useQuery({
    queryKey: [...allItems, 'preview', request],
    queryFn: () => send(listItems, request),
    placeholderData: keepPreviousData,
  })
  if (!data) return <Skeleton height={400} role="status" aria-label="Loading the preview" />
  const look = Object.fromEntries(propertiesOf(block).flatMap(([name, value]) => (value ? [[`--portfolio-${name}`, value]] : [])))
  return (
    <Frame title="Preview of the portfolio" sheets={sheets} width={width} scale={scale}>
      <div className="page" style={look as CSSProperties}>
        <View key={JSON.stringify([block, data.items.map(({ id }) => id)])} props={block} first={data} address={NOWHERE} />
      </div>
    </Frame>
  )
}
