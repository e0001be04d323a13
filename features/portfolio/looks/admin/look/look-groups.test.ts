import { type SettingGroup, valueAt } from '@frontage/parts/admin/setting'
import { expect, test } from 'vitest'
import { startSettings, takenFrom } from '../../stored-look'
import { lookGroups } from './look-groups'
import { withTerms } from './with-terms'

test('P07: every setting of the form is one of the block, under the name of the wire', () => {
  const paths = lookGroups.flatMap((group: SettingGroup) => group.settings.map(({ path }) => path))
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of paths) expect(valueAt(startSettings, path), path).toBeDefined()
})

test('P07: what is ticked is stored by number and by name, as the original does', () => {
  const settings = withTerms(startSettings, 'categorySelected', [{ id: 3, name: 'A & B' }])
  expect(takenFrom(settings)).toEqual({ categorySelectedNum: [3], categorySelectedLabels: ['A & B'] })
})
