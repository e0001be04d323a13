import { fc, fuzz } from '@frontage/kit/fuzz.setup'
import { safeParse } from 'valibot'
import { expect } from 'vitest'
import { documentShape, keptRowShape } from './kept-document'
import { readableOf } from './readable'

const props = fc.dictionary(fc.constantFrom('text', 'href', 'id', '__proto__', 'constructor'), fc.anything({ maxDepth: 2 }))
const module_ = fc.record(
  {
    block: fc.oneof(fc.string(), fc.anything({ maxDepth: 1 })),
    props: fc.oneof(props, fc.anything({ maxDepth: 1 })),
    animation: fc.anything({ maxDepth: 2 }),
  },
  { requiredKeys: ['block'] },
)
const column = fc.record(
  { span: fc.anything({ maxDepth: 1 }), modules: fc.oneof({ weight: 9, arbitrary: fc.array(module_, { maxLength: 3 }) }, fc.anything()) },
  { requiredKeys: ['modules'] },
)
const row = fc.record(
  {
    look: fc.anything(),
    behind: fc.anything({ maxDepth: 3 }),
    id: fc.anything(),
    columns: fc.oneof({ weight: 9, arbitrary: fc.array(column, { maxLength: 3 }) }, fc.anything()),
  },
  { requiredKeys: ['columns'] },
)
const page = fc.record({
  version: fc.oneof({ weight: 9, arbitrary: fc.constant(2) }, fc.anything()),
  path: fc.string(),
  title: fc.string({ unit: 'binary' }),
  description: fc.anything(),
  social: fc.anything(),
  rows: fc.array(row, { maxLength: 3 }),
})

fuzz(
  'any document is none, or can be read by visitors whatever its settings are',
  fc.oneof({ weight: 9, arbitrary: page }, fc.anything()),
  (document) => {
    const read = safeParse(documentShape, document)
    if (!read.success) return
    const { page: shown } = readableOf(read.output)
    expect(shown.rows).toHaveLength(read.output.rows.length)
  },
)

fuzz('any row is none, or has columns', fc.oneof({ weight: 9, arbitrary: row }, fc.anything()), (one) => {
  const read = safeParse(keptRowShape, one)
  if (read.success) expect(Array.isArray(read.output.columns)).toBe(true)
})
