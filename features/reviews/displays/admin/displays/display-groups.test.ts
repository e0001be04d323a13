import { groupsFor, valueAt } from '@frontage/parts/admin/setting'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { displayShape } from '../../../display'
import { displayGroups } from './display-groups'
import { aboutDisplay } from './display-words'

const defaults = v.parse(displayShape, {})
const paths = displayGroups.flatMap(({ settings }) => settings.map(({ path }) => path))

test('every setting of the form is one of a display, and every one of a display is asked for', () => {
  const known = Object.entries(defaults).flatMap(([name, value]) =>
    value && typeof value === 'object' ? Object.keys(value).map((inner) => `${name}.${inner}`) : [name],
  )
  expect([...paths].sort()).toEqual(known.sort())
  for (const path of paths) expect(valueAt(defaults, path), path).toBeDefined()
})

test('every choice that is offered is understood', () => {
  for (const { settings } of displayGroups)
    for (const setting of settings) {
      if (setting.control !== 'choice') continue
      for (const { value } of setting.choices) {
        const [first = '', second] = setting.path.split('.')
        const stored = second ? { [first]: { [second]: value } } : { [first]: value }
        expect(v.safeParse(displayShape, stored).success, `${setting.path} ${value}`).toBe(true)
      }
    }
})

test('what a slider needs is asked only of sliders', () => {
  expect(groupsFor(displayGroups, defaults).map(({ title }) => title)).not.toContain('Slider')
  const slider = groupsFor(displayGroups, { ...defaults, layout: 'slider' }).find(({ title }) => title === 'Slider')
  expect(slider?.settings.map(({ path }) => path)).toContain('slider.animation')
  expect(slider?.settings.map(({ path }) => path)).not.toContain('slider.delay')
})

const asked = (settings: object) =>
  groupsFor(displayGroups, { ...defaults, ...settings }).flatMap((group) => group.settings.map(({ path }) => path))

test('R17: what a layout does not do is not asked', () => {
  for (const layout of ['slider', 'carousel']) {
    expect(asked({ layout }).filter((path) => path.startsWith('bar.') || path === 'more')).toEqual([])
    expect(asked({ layout, isWidget: true })).not.toContain('perRow')
    expect(asked({ layout, isWidget: true })).not.toContain('slider.oneOnPhones')
  }
  const upwards = asked({ layout: 'slider', slider: { ...defaults.slider, animation: 'vertical' } })
  expect(upwards.filter((path) => /height/i.test(path))).toEqual([])
  for (const layout of ['grid', 'masonry', 'same-height'])
    expect(asked({ layout })).toEqual(expect.arrayContaining(['bar.search', 'perRow', 'more']))
  expect(asked({ layout: 'grid' })).not.toContain('isWidget')
})

test('a display that leaves reviews out is told from others', () => {
  expect(aboutDisplay({ settings: defaults })).toBe('Grid')
  expect(aboutDisplay({ settings: { layout: 'slider', selection: { minStars: 4 } } })).toBe('Slider · selected reviews')
})
