// Adds up what the two test runners counted, and ends with one plain line. Nothing run is a failure.
import { readFileSync } from 'node:fs'

const [tests, walks] = process.argv.slice(2).map((file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
})

const passed = (tests?.numPassedTests ?? 0) + (walks?.stats.expected ?? 0)
const failed =
  (tests?.numFailedTests ?? 1) +
  (tests?.numFailedTestSuites && !tests.numFailedTests ? tests.numFailedTestSuites : 0) +
  (walks ? walks.stats.unexpected + walks.stats.flaky : 1)
const skipped = (tests?.numPendingTests ?? 0) + (walks?.stats.skipped ?? 0)

console.log(`\n${passed} passed, ${failed + skipped} failed`)
process.exitCode = failed + skipped === 0 && passed > 0 ? 0 : 1
