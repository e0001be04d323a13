// Makes docs/security.md. `--check` only looks whether it is up to date; `--results REPORT…` first notes what these reports of
// the test runners say (those of the last `script/test` when none is named).
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { marksByBar } from './bars/marks.mjs'
import { withReports } from './bars/results.mjs'
import { barsOf, tableOf } from './bars/table.mjs'

const RESULTS = 'docs/bars-results.json'
const TABLE = 'docs/security.md'
const FAULTS = 'bench/results/faults.json'
const [action, ...named] = process.argv.slice(2)

const groups = barsOf(readFileSync('docs/bars.md', 'utf8'))
const known = new Set(groups.flatMap(({ bars }) => bars.map(({ id }) => id)))
const marks = marksByBar()
const faults = [...marks].flatMap(([id, files]) =>
  known.has(id) ? [] : [`${id} is no bar of docs/bars.md: ${[...files.keys()].join(', ')}`],
)

let results = JSON.parse(readFileSync(RESULTS, 'utf8'))
if (action === '--results') {
  const cached = ['tests', 'walks'].map((name) => `node_modules/.cache/results/${name}.json`).filter((file) => existsSync(file))
  results = withReports(results, named.length ? named : cached, new Date().toISOString().slice(0, 10))
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`)
}
const faultsRun = existsSync(FAULTS) ? JSON.parse(readFileSync(FAULTS, 'utf8')) : undefined
const table = tableOf(groups, marks, results, faultsRun)
const isStale = !existsSync(TABLE) || readFileSync(TABLE, 'utf8') !== table
if (action !== '--check') writeFileSync(TABLE, table)
else if (isStale) faults.push(`${TABLE} is out of date: node script/bars.mjs`)

console.log(faults.length ? faults.join('\n') : `bars: ${/^\d+ bars.*$/m.exec(table)[0]}`)
process.exitCode = faults.length ? 1 : 0
