// What the last runs said of the bars: bar → file → `2026-11-23 passed`. A copy stands in docs/bars-results.json.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { barsIn } from './marks.mjs'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** @returns {{ file: string, title: string, passed: boolean }[]} of the unit tests' report */
const testsIn = (report) =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: path.relative(process.cwd(), name),
      title: fullName,
      passed: status === 'passed',
    })),
  )

/** @returns {{ file: string, title: string, passed: boolean }[]} of the walks' report */
function walksIn({ config, suites }) {
  const home = path.relative(process.cwd(), config.rootDir)
  const specsOf = (suite, above) => {
    const title = `${above} ${suite.title}`
    const own = (suite.specs ?? []).map((spec) => ({ file: path.join(home, spec.file), title: `${title} ${spec.title}`, passed: spec.ok }))
    return [...own, ...(suite.suites ?? []).flatMap((each) => specsOf(each, title))]
  }
  return suites.flatMap((suite) => specsOf(suite, ''))
}

/** Adds what the reports say to what was known; a file that ran now replaces what it said before. Runs of another checkout say nothing. */
export function withReports(known, reports, day) {
  const ran = reports
    .map(read)
    .flatMap((report) => (report.testResults ? testsIn(report) : walksIn(report)))
    .filter(({ file }) => !file.startsWith('..'))
  const files = new Set(ran.map(({ file }) => file))
  const kept = Object.entries(known).flatMap(([bar, said]) =>
    Object.entries(said).flatMap(([file, result]) => (files.has(file) ? [] : [[bar, file, result]])),
  )
  const now = new Map()
  for (const { file, title, passed } of ran)
    for (const bar of barsIn(title)) {
      const key = `${bar} ${file}`
      now.set(key, [bar, file, passed && now.get(key)?.[2] !== `${day} failed` ? `${day} passed` : `${day} failed`])
    }
  const results = {}
  for (const [bar, file, result] of [...kept, ...now.values()].toSorted(([one, a], [two, b]) => `${one} ${a}`.localeCompare(`${two} ${b}`)))
    results[bar] = { ...results[bar], [file]: result }
  return results
}
