import { setLocale } from '@frontage/kit/say'
import { duration, isoDay, isoMoment } from '@frontage/kit/wire/moments'
import type { Setting } from '@frontage/parts/admin/setting'
import { SettingField } from '@frontage/parts/admin/setting-field'
import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { settingsOf } from './settings-of'
import { shapeOf } from './shape'
import { startOf } from './start-of'

const shape = v.object({
  day: isoDay,
  until: v.optional(isoMoment),
  every: v.optional(duration(5, 86_400), 60),
  pause: v.nullable(duration(0, 30)),
})
const [day, until, every, pause] = settingsOf(shapeOf(shape), {
  labels: { day: 'First day', until: 'Until', every: 'Every', pause: 'Pause' },
})

const home = { language: 'en', timeZone: 'Pacific/Auckland' }
beforeEach(() => setLocale(home))

const rendered = (setting: Setting | undefined, value: unknown): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <SettingField setting={setting!} value={value} change={() => {}} />
    </MantineProvider>,
  )

test('a day, a moment and a duration have fields of their own, made of their schema', () => {
  expect([day, until, every, pause]).toMatchObject([
    { path: 'day', control: 'day' },
    { path: 'until', control: 'moment', isOptional: true },
    { path: 'every', control: 'duration', least: 5, most: 86_400, otherwise: 60 },
    { path: 'pause', control: 'duration', least: 0, most: 30, isNullable: true },
  ])
})

test('a moment is shown on the clocks of the site, which are named', () => {
  setLocale({ ...home, timeZone: 'Europe/Berlin' })
  const html = rendered(until, '2026-11-28T09:30:00.000Z')
  expect(html).toContain('type="datetime-local"')
  expect(html).toContain('value="2026-11-28T10:30"')
  expect(html).toContain('Central European Time')
})

test('a duration is shown in the unit in which it is whole, with no longer units than make sense', () => {
  expect(rendered(every, 7200)).toMatch(/value="2"[\s\S]*<option value="hours" selected/)
  expect(rendered(pause, 10)).toMatch(/value="10"/)
  expect(rendered(pause, 10)).not.toContain('minutes')
})

test('a new entry begins with a day that is one', () => {
  expect(v.safeParse(isoDay, startOf(shapeOf(isoDay), 'Some words')).success).toBe(true)
  expect(v.safeParse(isoMoment, startOf(shapeOf(isoMoment), 'Some words')).success).toBe(true)
})
