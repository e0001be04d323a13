import { expect, test } from 'vitest'
import { barsIn, marksOf, withoutBars } from './marks.mjs'
import { withReports } from './results.mjs'
import { barsOf, tableOf } from './table.mjs'

test.each([
  ['bar A01: a cookie', ['A01']],
  ['T14, bar D05: a film', ['D05']],
  ['erased at once (bars J04, J05)', ['J04', 'J05']],
  ['bars J04 and J05: erased', ['J04', 'J05']],
  ['bar B01: who may; bar B13: it is a line', ['B01', 'B13']],
  ['bar C09: F03, browser and server agree', ['C09']],
  ['F03: what a form says', []],
  ['a crowbar A01', []],
])('%s names %j', (title, ids) => expect(barsIn(title)).toEqual(ids))

test('what is a mark is no id of the feature list', () => {
  expect(withoutBars('F09 sent once (bars F03, H11)')).toBe('F09 sent once ()')
})

test('titles count, comments do not', () => {
  const source = "// bar A02: not a title\ntest('bar A01: one', () => {})\ntest(`bar A01: more`, () => {})"
  expect([...marksOf('x.test.ts', source)]).toEqual([['A01', 2]])
})

test('what script/bench faults does in full is said, with what it last found', () => {
  const full = barsOf('## H\n- H02 B: Kept.\n  - Shorter: 3 rounds.\n  - Full: kill -9').concat(
    barsOf('## I\n- I01 B: Fast.\n  - Full: nothing'),
  )
  const outcomes = [{ name: 'kill -9 of the server', rounds: 30, acknowledged: 900, lost: 0, doubled: 0, note: '' }]
  const faults = { measured: '2026-11-23T01:00:00Z', outcomes }
  expect(tableOf(full, new Map(), {}, faults)).toContain('full: passed, 2026-11-23 (30 rounds, 900 kept) |')
  const lost = { ...faults, outcomes: [{ ...outcomes[0], lost: 1 }] }
  expect(tableOf(full, new Map(), {}, lost)).toContain('**failed**, 2026-11-23')
})

const list = ['## A', '- A01 B: First.', '- A02 M: Second.', '  - Shorter: once.', '- A03 S: Third. (own)'].join('\n')

test('the table says what is proven, what is shorter, and what is missing', () => {
  const marks = new Map([
    ['A01', new Map([['apps/a.test.ts', 2]])],
    ['A02', new Map([['walks/b.walk.ts', 1]])],
  ])
  const table = tableOf(barsOf(list), marks, { A01: { 'apps/a.test.ts': '2026-11-23 passed' } })
  expect(table).toContain('| A01 B | First. | [a.test](../apps/a.test.ts) × 2 | check | passed, 2026-11-23 |')
  expect(table).toContain('| A02 M | Second. | [b.walk](../walks/b.walk.ts) | check; shorter: once | not recorded |')
  expect(table).toContain('| A03 S * | Third. | – | not yet |  |')
  expect(table).toContain('3 bars, 1 of them our own: 1 are proven as they are written, 1 shorter or in part, 1 not yet (A03).')
})

test('a file that runs again replaces what it said; one failure is a failure', async () => {
  const { writeFileSync, mkdtempSync, rmSync } = await import('node:fs')
  const folder = mkdtempSync('/tmp/frontage-bars-')
  const results = ['passed', 'failed', 'passed'].map((status) => ({ fullName: 'bar A01: x', status }))
  const names = [`${process.cwd()}/a.test.ts`, `${folder}/of another checkout/a.test.ts`]
  const report = { testResults: names.map((name) => ({ name, assertionResults: results })) }
  writeFileSync(`${folder}/tests.json`, JSON.stringify(report))
  const before = { A01: { 'a.test.ts': '2026-11-22 passed' }, A02: { 'a.test.ts': '2026-11-22 passed', 'b.test.ts': '2026-11-22 passed' } }
  expect(withReports(before, [`${folder}/tests.json`], '2026-11-23')).toEqual({
    A01: { 'a.test.ts': '2026-11-23 failed' },
    A02: { 'b.test.ts': '2026-11-22 passed' },
  })
  rmSync(folder, { recursive: true })
})
