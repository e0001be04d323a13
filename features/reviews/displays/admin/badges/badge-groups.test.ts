import { groupsFor, valueAt } from '@frontage/parts/admin/setting'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { badgeShape, floatShape } from '../../../badge'
import { badgeGroups, floatGroups } from './badge-groups'
import { aboutBadge, aboutFloat } from './badge-words'

const badge = v.parse(badgeShape, {})
const float = v.parse(floatShape, {})
const asked = (...[groups, settings]: Parameters<typeof groupsFor>) =>
  groupsFor(groups, settings).flatMap((group) => group.settings.map(({ path }) => path))

test('every setting of the forms is one of a badge or a box', () => {
  for (const { settings } of badgeGroups) for (const { path } of settings) expect(valueAt(badge, path), path).toBeDefined()
  for (const { settings } of floatGroups) for (const { path } of settings) expect(valueAt(float, path), path).toBeDefined()
})

test('every choice that is offered is understood', () => {
  for (const { settings } of [...badgeGroups, ...floatGroups.filter(({ title }) => title !== 'Badge')])
    for (const setting of settings)
      if (setting.control === 'choice')
        for (const { value } of setting.choices) {
          const shape = setting.path in badge ? badgeShape : floatShape
          expect(v.safeParse(shape, { [setting.path]: value }).success, `${setting.path} ${value}`).toBe(true)
        }
})

test('an address is asked for only where a press leads to one', () => {
  expect(asked(badgeGroups, badge)).not.toContain('url')
  expect(asked(badgeGroups, { ...badge, onPress: 'url' })).toContain('url')
  expect(asked(badgeGroups, { ...badge, onPress: 'slideout' })).toEqual(expect.arrayContaining(['side', 'template']))
})

test('a box asks about its badge only when it holds one', () => {
  expect(asked(floatGroups, float).some((path) => path.startsWith('badge.'))).toBe(false)
  const within = { ...float, content: 'badge', badge: { ...badge, onPress: 'url' } }
  expect(asked(floatGroups, within)).toContain('badge.url')
})

test('R52: a box that shows one review after the other is not asked when it closes', () => {
  expect(asked(floatGroups, float)).not.toContain('closeAfter')
  for (const content of ['badge', 'reviews']) expect(asked(floatGroups, { ...float, content })).toContain('closeAfter')
})

test('lists tell one from another', () => {
  expect(aboutBadge({ settings: { onPress: 'url' } })).toBe('When clicked: opens a link')
  expect(aboutFloat({ settings: {} })).toBe('One review at a time · bottom left')
})
