import { fc, fuzz, textOf } from '@frontage/kit/fuzz.setup'
import { expect } from 'vitest'
import { rowsOf } from './review-csv'
import { rowsInJson } from './review-json'
import { writtenDate } from './written-date'

const csv = textOf([
  '"',
  '""',
  ',',
  ';',
  '\t',
  '\n',
  '\r\n',
  '\r',
  'sep=;\n',
  '\ufeff',
  'reviewer_name',
  'rating',
  'Ann',
  '5',
  ' ',
  '=1+1',
  '\0',
])

fuzz('any separated values: each row and each fault has a line of the file', csv, (text) => {
  const { rows, bad } = rowsOf(text)
  const lines = text.split(/\r\n?|\n/).length
  for (const { line } of [...rows, ...bad]) {
    expect(line).toBeGreaterThanOrEqual(1)
    expect(line).toBeLessThanOrEqual(lines)
  }
})

const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', 'ā', '🌊', ' ', '='), maxLength: 12 })
const table = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 })

fuzz('what is quoted comes out as it went in', table, (rows) => {
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
  const text = [['first', 'second'], ...rows].map((row) => row.map(quoted).join(',')).join('\n')
  expect(rowsOf(text).rows.map(({ cells }) => [cells.first, cells.second])).toEqual(rows)
})

const names = fc.constantFrom('reviews', 'toString', 'valueOf', '__proto__', 'constructor', 'text')
const { odd } = fc.letrec<{ odd: string; one: string }>((tie) => ({
  one: fc.oneof(
    { maxDepth: 5 },
    fc.json({ maxDepth: 1 }),
    fc.array(tie('one'), { maxLength: 3 }).map((list) => `[${list}]`),
    tie('odd'),
  ),
  odd: fc.array(fc.tuple(names, tie('one')), { maxLength: 4 }).map((pairs) => `{${pairs.map(([name, value]) => `"${name}":${value}`)}}`),
}))

fuzz(
  'any JSON is rows, or faults with their lines',
  fc.oneof(odd, fc.json({ maxDepth: 6 }), textOf(['{', '}', '[', ']', '"a":', '1', ',', '\n'])),
  (text) => {
    const { rows, bad } = rowsInJson(text)
    for (const { cells } of rows) for (const value of Object.values(cells)) expect(typeof value).toBe('string')
    for (const { line } of bad) expect(line).toBeGreaterThanOrEqual(1)
  },
)

fuzz(
  'JSON of any depth is read or named',
  fc.integer({ min: 1, max: 60_000 }),
  (depth) => {
    rowsInJson(`[${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}]`)
  },
  10,
)

const dates = textOf(
  ['2026', '-', '/', '.', ' ', '14', 'March', '5th', 'T', ':', '02', 'Z', '+13:00', 'pm', '年', '月', '日', 'de ', '1700000000'],
  12,
)

fuzz('any date is a moment or none', dates, (text) => {
  const read = writtenDate(text)
  if (read !== undefined) expect(new Date(read).toISOString()).toBe(read)
})
