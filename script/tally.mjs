// Adds up what the two test runners counted, says once more what failed and why, and ends with one plain line. Nothing run is a
// failure.
import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const MOST_LINES = 24

const [tests, walks] = process.argv.slice(2).map((file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
})

const failedTests = (tests?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0 && message) return [{ title: name, reason: message }]
  return failed.map(({ fullName, failureMessages }) => ({ title: `${name} › ${fullName}`, reason: failureMessages.join('\n') }))
})

const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)]
const failedWalks = (walks?.suites ?? [])
  .flatMap(specsIn)
  .filter(({ ok }) => !ok)
  .flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, results }) => ({
        title: `${projectName}: ${file} › ${title}`,
        reason: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
      })),
  )

for (const { title, reason } of [...failedTests, ...failedWalks]) {
  console.log(`\nFailed: ${title}`)
  for (const line of stripVTControlCharacters(reason).split('\n').slice(0, MOST_LINES)) console.log(`  ${line}`)
}

const passed = (tests?.numPassedTests ?? 0) + (walks?.stats.expected ?? 0)
const failed =
  (tests?.numFailedTests ?? 1) +
  (tests?.numFailedTestSuites && !tests.numFailedTests ? tests.numFailedTestSuites : 0) +
  (walks ? walks.stats.unexpected + walks.stats.flaky : 1)
const skipped = (tests?.numPendingTests ?? 0) + (walks?.stats.skipped ?? 0)

console.log(`\n${passed} passed, ${failed + skipped} failed`)
process.exitCode = failed + skipped === 0 && passed > 0 ? 0 : 1
