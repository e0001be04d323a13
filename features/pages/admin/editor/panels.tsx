import { Tabs } from '@mantine/core'
import { messages } from '../../messages.editor'
import { type Panel, useEditing } from './editing'
import { Outline } from './outline/outline'
import { Palette } from './palette/palette'
import { Settings } from './settings/settings'
import styles from './workbench.module.css'

const tabs: readonly (readonly [Panel, string])[] = [
  ['outline', messages.outline],
  ['add', messages.add],
  ['settings', messages.settings],
  ['page', messages.page],
]

/** Outline, palette and settings: one at a time beside the page, settings on the other side where there is room. */
export function Panels({ room }: { readonly room: 'both' | 'beside' | 'alone' }) {
  const { panel, open } = useEditing()
  const shown = tabs.filter(([name]) => (name === 'page' ? room === 'alone' : name === 'settings' ? room !== 'both' : true))
  const value = shown.some(([name]) => name === panel) ? panel : 'outline'
  return (
    <>
      <Tabs value={value} onChange={(next) => next && open(next as Panel)} className={styles.panel} keepMounted={false}>
        <Tabs.List grow>
          {shown.map(([name, label]) => (
            <Tabs.Tab key={name} value={name}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="outline" className={styles.content}>
          <Outline />
        </Tabs.Panel>
        <Tabs.Panel value="add" className={styles.content}>
          <Palette />
        </Tabs.Panel>
        <Tabs.Panel value="settings" className={styles.content}>
          <Settings />
        </Tabs.Panel>
        <Tabs.Panel value="page">{null}</Tabs.Panel>
      </Tabs>
      {room === 'both' && (
        <section className={styles.settings} aria-label={messages.settings}>
          <Settings />
        </section>
      )}
    </>
  )
}
