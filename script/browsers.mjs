// Reads what the build made for browsers, and names what the oldest of those in `browserslist` (package.json) lacks and nothing covers.
import { globSync, readFileSync } from 'node:fs'
import { promised } from './browsers/promise.mjs'
import { youngInStyles } from './browsers/read-css.mjs'
import { stylesIn, youngInScript } from './browsers/read-js.mjs'
import { faultsOf } from './browsers/report.mjs'

const styles = globSync('dist/{site,admin}/assets/*.css').map((file) => [file, readFileSync(file, 'utf8')])
/** Sheets that an owner chooses stand as texts in the server. */
const chosen = globSync('dist/server/*.js').flatMap((file) => stylesIn(file, readFileSync(file, 'utf8')).map((css) => [file, css]))
const scripts = globSync('dist/{site,admin}/assets/*.js').map((file) => [file, readFileSync(file, 'utf8')])

const found = [
  ...[...styles, ...chosen].flatMap(([file, css]) => youngInStyles(css).map((one) => ({ kind: 'styles', file, ...one }))),
  ...scripts.flatMap(([file, code]) => youngInScript(file, code).map((one) => ({ kind: 'scripts', file, ...one }))),
]
const faults = scripts.length && styles.length ? faultsOf(found) : ['nothing is built: npm run build']

const oldest = Object.entries(promised).map(([browser, version]) => `${browser} ${version}`)
const read = `${styles.length + chosen.length} stylesheets and ${scripts.length} scripts`
console.log(faults.length ? faults.join('\n') : `browsers: ${read} work in ${oldest.join(', ')}`)
process.exitCode = faults.length ? 1 : 0
