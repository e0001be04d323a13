import { expect, test } from 'vitest'
import { readForm } from './read-form'
import type { Rule } from './rule'
import { rules } from './rules'
import { validate } from './validate'
import { withScheme } from './with-scheme'

const long = 100_000

/** Starts that let a pattern go on, pieces that it repeats, ends that make it look back. */
const starts = ['', 'a@', 'http://', 'http://[', '+', '0', '1.', '1e', '2024-', 'x']
const pieces = ['a', '-', '@.', ' ', '1', '.', 'a.', '\u0085', '#', '#\n', '[', ':', '::', '%41', '%', '0x', '/', '\\', '\r', '\ud800']
const ends = ['', '!', ' x']

const schema: readonly Rule[] = Object.keys(rules).map((rule) => ({
  rule,
  field: 'f',
  accept: ['a'],
  threshold: rule.endsWith('date') ? '2024-01-01' : 5,
  interval: 5,
}))

const slowest = 200

test.each(pieces)('bar C11: 100 KB of %j is judged by every rule within 200 ms', (piece) => {
  for (const start of starts)
    for (const end of ends) {
      const text = start + piece.repeat(long / piece.length) + end
      const before = performance.now()
      const values = readForm([['f', text]])
      for (const rule of schema) validate([rule], values)
      withScheme(text)
      expect(performance.now() - before, `${start}…${end}`).toBeLessThan(slowest)
    }
})

test('bar C11: as many values as a body holds are judged within 200 ms', () => {
  const values = readForm(Array.from({ length: 20_000 }, () => ['f[]', 'a.b@c'] as const))
  const accept = Array.from({ length: 5_000 }, (_, index) => `v${index}`)
  const before = performance.now()
  for (const rule of schema) validate([{ ...rule, accept }], values)
  expect(performance.now() - before).toBeLessThan(slowest)
})

const sources = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts'], { query: '?raw', import: 'default', eager: true })

test('bar C11: no pattern repeats what already repeats', () => {
  const repeats = /[*+]|\{\d+,/
  for (const [file, source] of Object.entries(sources)) {
    const plain = source.replace(/\\./g, 'x').replace(/\[\^?[^\]\n]*\]/g, 'x')
    const groups = plain.matchAll(/\(([^()\n]*)\)(?:[*+?]|\{\d+,)/g)
    expect(
      [...groups].filter(([, inside = '']) => repeats.test(inside)),
      file,
    ).toEqual([])
  }
})
