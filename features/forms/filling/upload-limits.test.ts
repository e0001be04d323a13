import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sizeOf } from '../file-size'
import { fieldShape } from '../form'
import { problemOfFile } from './upload-limits'
import { acceptOf, itemsOf, typesOf } from './upload-types'

const field = v.parse(fieldShape, { type: 'upload', name: 'plans' })

test('U02: the usual types and sizes; the last ending decides, whatever its letters', () => {
  expect(problemOfFile({ name: 'plan.PDF', size: 10_485_760 }, field)).toBeUndefined()
  expect(problemOfFile({ name: 'plan.pdf', size: 10_485_761 }, field)).toBe('Uploaded file is too large')
  for (const name of ['run.exe', 'plan.pdf.exe', 'xpdf', 'pdf', 'drawing.svg', ''])
    expect(problemOfFile({ name, size: 1 }, field)).toBe('Uploaded file is not allowed for file type')
})

test('U02: an owner may name endings and kinds', () => {
  const own = { ...field, accept: ['image/*', 'dwg', 'application/zip'], mostBytes: 100 }
  expect(problemOfFile({ name: 'a.bin', size: 1, type: 'image/png' }, own)).toBeUndefined()
  expect(problemOfFile({ name: 'a.dwg', size: 100 }, own)).toBeUndefined()
  expect(problemOfFile({ name: 'a.zip', size: 1, type: 'application/zip' }, own)).toBeUndefined()
  expect(problemOfFile({ name: 'a.jpg', size: 1, type: 'imagery/png' }, own)).toBeDefined()
  expect(acceptOf(itemsOf(own))).toBe('image/*,.dwg,application/zip')
  expect(typesOf(itemsOf(own))).toBe('image, dwg, application/zip')
})

test('sizes are said shortly', () => {
  expect([17, 2048, 2_202_009, 10_485_760].map(sizeOf)).toEqual(['17 B', '2 KB', '2.1 MB', '10 MB'])
})
