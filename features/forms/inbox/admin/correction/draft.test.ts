import { expect, test } from 'vitest'
import { canBeCorrected, changesIn, draftOf } from './draft'

const plain = { label: '', files: [], options: [], isMultiple: false, hasFreeText: false }
const options = ['Email', 'Other'].map((value) => ({ label: value, value }))
const values = [
  { ...plain, name: 'message', type: 'textarea' as const, values: ['One\r\ntwo'] },
  { ...plain, name: 'ways', type: 'checkbox' as const, values: ['Email', 'Other a flag'], options, isMultiple: true, hasFreeText: true },
  { ...plain, name: 'doc', type: 'upload' as const, values: [] },
]

test('only what differs from what was read is sent; a free text stands behind the last choice', () => {
  const base = draftOf({ values })
  expect(Object.keys(base)).toEqual(['message', 'ways'])
  expect(changesIn(base, base)).toEqual([])
  expect(changesIn(base, { ...base, message: { chosen: ['One\ntwo'], free: '' } })).toEqual([])
  expect(base.ways).toEqual({ chosen: ['Email', 'Other'], free: 'a flag' })
  expect(changesIn(base, { ...base, ways: { chosen: ['Other'], free: ' a horn ' } })).toEqual([{ name: 'ways', values: ['Other a horn'] }])
  expect(changesIn(base, { ...base, message: { chosen: [''], free: '' } })).toEqual([{ name: 'message', values: [] }])
})

test('files are not corrected', () => expect(values.map(canBeCorrected)).toEqual([true, true, false]))
