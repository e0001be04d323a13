import type { Setting } from '@frontage/parts/admin/setting'
import { SettingField } from '@frontage/parts/admin/setting-field'
import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { entranceOf } from './entrance-settings'

const veil: Setting = { path: 'overlay', label: 'Overlay', help: 'A colour over the background.', control: 'part', settings: [], start: {} }
const hidden: Setting = { path: 'isHidden', label: 'Hidden', help: 'Nobody finds it.', control: 'flag' }

const drawn = (setting: Setting, value?: unknown): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <SettingField setting={setting} value={value} change={() => {}} />
    </MantineProvider>,
  )

test.each([veil, hidden])('a switch is called by its label alone, and its explanation explains it', (setting) => {
  const [input = ''] = /<input[^>]*role="switch"[^>]*>/.exec(drawn(setting)) ?? []
  expect(input).toContain(`aria-label="${setting.label}"`)
  expect(input).toContain('aria-describedby')
})

test('an entrance that is switched on offers its ways, in their families', () => {
  const entrance: Setting = { path: 'animation', label: 'Entrance', control: 'part', ...entranceOf }
  expect(drawn(entrance, { style: 'fade-up', delay: 0, duration: 1 })).toContain('value="Fade: up"')
})
