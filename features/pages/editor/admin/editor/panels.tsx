import { Tabs } from '@mantine/core'
import { type KeyboardEvent, useRef } from 'react'
import { messages } from '../../messages'
import { useEditing } from './editing'
import { Outline } from './outline/outline'
import type { Panel } from './page-editing'
import { Palette } from './palette/palette'
import { Settings } from './settings/settings'
import { useEntering } from './use-entering'
import type { Room } from './use-folds'
import styles from './workbench.module.css'

const tabs: readonly (readonly [Panel, string])[] = [
  ['outline', messages.outline],
  ['add', messages.add],
  ['settings', messages.settings],
  ['page', messages.page],
]

/** Actions, and the buttons above a text. */
const withTooltips = '[data-action], [role="toolbar"]'

/** Outline, palette and settings: one at a time beside the page, settings on the other side where there is room. */
export function Panels({ room }: { readonly room: Room }) {
  const { panel, open } = useEditing()
  const around = useRef<HTMLDivElement>(null)
  useEntering(around, panel, room === 'both')
  const shown = tabs.filter(([name]) => (name === 'page' ? room === 'alone' : name === 'settings' ? room !== 'both' : true))
  const value = shown.some(([name]) => name === panel.name) ? panel.name : 'outline'
  const back = (event: KeyboardEvent, hasTooltip: boolean): void => {
    const target = event.target as Element
    if (event.key !== 'Escape' || event.defaultPrevented || !event.currentTarget.contains(target)) return
    if (hasTooltip === (target.closest(withTooltips) !== null)) open('outline', 'there')
  }
  return (
    // A tooltip would keep Escape for itself: there it is heard before.
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leads back from whatever is inside
    <div ref={around} className={styles.around} onKeyDownCapture={(event) => back(event, true)} onKeyDown={(event) => back(event, false)}>
      <Tabs value={value} onChange={(next) => next && open(next as Panel)} className={styles.panel} keepMounted={false}>
        <Tabs.List grow>
          {shown.map(([name, label]) => (
            <Tabs.Tab key={name} value={name}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="outline" data-name="outline" className={styles.content}>
          <Outline />
        </Tabs.Panel>
        <Tabs.Panel value="add" data-name="add" className={styles.content}>
          <Palette />
        </Tabs.Panel>
        <Tabs.Panel value="settings" data-name="settings" className={styles.content}>
          <Settings />
        </Tabs.Panel>
        <Tabs.Panel value="page" data-name="page">
          {null}
        </Tabs.Panel>
      </Tabs>
      {room === 'both' && (
        <section className={styles.settings} aria-label={messages.settings}>
          <Settings />
        </section>
      )}
    </div>
  )
}
