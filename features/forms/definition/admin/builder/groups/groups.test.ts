import { valueAt } from '@frontage/parts/admin/setting'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contactFormShape, fieldShape, fieldTypes } from '../../../../form'
import { textsShape } from '../../../../texts'
import { fieldGroups } from './field-groups'
import { formGroups, ruleGroups, textGroups } from './form-groups'

const pathsOf = (groups: typeof fieldGroups): string[] => groups.flatMap(({ settings }) => settings.map(({ path }) => path))

test('every property of a field can be decided about, by at least one type', () => {
  const paths = new Set(pathsOf(fieldGroups))
  const own = Object.keys(fieldShape.entries).filter((name) => name !== 'type')
  expect(own.filter((name) => !paths.has(name))).toEqual([])
  for (const path of paths) expect(own, path).toContain(path)
})

test('no type is asked for the same property twice', () => {
  for (const type of fieldTypes) {
    const shown = fieldGroups.flatMap(({ settings }) => settings.filter(({ when }) => !when || when({ type })).map(({ path }) => path))
    expect(new Set(shown).size, type).toBe(shown.length)
  }
})

test('every setting of a form is one of a form, and every text can be changed', () => {
  const form = v.parse(contactFormShape, { title: 'T', steps: [{ fields: [] }] })
  for (const path of pathsOf([...formGroups, ...ruleGroups])) expect(valueAt(form, path), path).toBeDefined()
  expect(pathsOf(textGroups).toSorted()).toEqual(
    Object.keys(textsShape.entries)
      .map((name) => `texts.${name}`)
      .toSorted(),
  )
})
