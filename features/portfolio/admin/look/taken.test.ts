import { type SettingGroup, valueAt } from '@frontage/parts/admin/setting'
import { expect, test } from 'vitest'
import { lookGroups } from './look-groups'
import { blockOf, startSettings, takenFrom, withTerms } from './taken'

test('P07: a page stores only what differs, and the block reads the same again', () => {
  const settings = { ...withTerms(startSettings, 'categorySelected', [{ id: 3, name: 'A & B' }]), columns: 4 }
  expect(takenFrom(startSettings)).toEqual({})
  expect(takenFrom(settings)).toEqual({ columns: 4, categorySelectedNum: [3], categorySelectedLabels: ['A & B'] })
  expect(blockOf(takenFrom(settings))).toEqual(blockOf(settings))
})

test('P07: every setting of the form is one of the block, under the name of the wire', () => {
  const paths = lookGroups.flatMap((group: SettingGroup) => group.settings.map(({ path }) => path))
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of paths) expect(valueAt(startSettings, path), path).toBeDefined()
})
