import { expect, test } from 'vitest'
import { refusalOf } from './engine'
import { type Entry, readForm } from './read-form'
import type { FileFacts } from './rule'
import { rules } from './rules'
import table from './vectors.jsonl?raw'

type Verdict = 'valid' | 'invalid'
type Row = {
  readonly id: string
  readonly rule: string
  readonly field: string
  readonly params: Readonly<Record<string, unknown>>
  readonly values: readonly string[]
  readonly values_b64?: readonly string[]
  readonly files?: readonly FileFacts[]
  readonly expected: Verdict
  readonly recommend?: Verdict
  readonly note?: string
}

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))

const entriesOf = ({ field, values, values_b64 = [], files = [] }: Row): Entry[] =>
  [...values, ...values_b64.map(bytesOf), ...files].map((value) => [field, value])

function verdictOf(row: Row): Verdict {
  const rule = { ...row.params, rule: row.rule, field: row.field }
  return refusalOf(rule, readForm(entriesOf(row)), rules) === undefined ? 'valid' : 'invalid'
}

const rows: readonly Row[] = table
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

test('F03: the table of cases is whole, and every rule of it is here', () => {
  expect(rows).toHaveLength(946)
  const judged = [...new Set(rows.map(({ rule }) => rule))]
  expect(judged).toHaveLength(24)
  expect(Object.keys(rules)).toEqual(expect.arrayContaining(judged))
})

test.each(rows.map((row) => ({ row, ...row, verdict: row.recommend ?? row.expected, about: row.note ?? '' })))(
  'F03: $id is $verdict $about',
  ({ row, verdict }) => expect(verdictOf(row)).toBe(verdict),
)
