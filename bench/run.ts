import { admin } from './admin.ts'
import { browser } from './browser.ts'
import { cached } from './cached.ts'
import { crowd } from './crowd.ts'
import { editor } from './editor.ts'
import { faults } from './faults.ts'
import { listing } from './listing.ts'
import { memory } from './memory.ts'
import { messages } from './messages.ts'
import { narrow } from './narrow.ts'
import { packages } from './packages.ts'
import { pages } from './pages.ts'
import { portfolio } from './portfolio.ts'
import { processes } from './processes.ts'
import { scale } from './scale.ts'
import { storage } from './storage.ts'
import { cleanUpOnSignal } from './tools/cleanup.ts'
import { keep, pageOf } from './tools/report.ts'
import { wordpress } from './wordpress.ts'

const benchmarks = {
  admin,
  packages,
  pages,
  cached,
  listing,
  crowd,
  portfolio,
  messages,
  memory,
  narrow,
  browser,
  editor,
  faults,
  scale,
  storage,
  processes,
  wordpress,
}
/** Long, or with a machine that lets us limit memory: only when it is asked for. */
const onlyNamed = ['packages', 'memory', 'narrow', 'faults', 'scale', 'storage', 'processes', 'wordpress']
const names = Object.keys(benchmarks) as (keyof typeof benchmarks)[]

const words = process.argv.slice(2)
const isQuick = words.includes('--quick')
const chosen = words.filter((word) => word !== '--quick')
const unknown = chosen.filter((word) => !names.some((name) => name === word))
if (unknown.length) {
  console.error(`there is no ${unknown.join(', ')}; there are: ${names.join(', ')}`)
  process.exit(1)
}

cleanUpOnSignal()
for (const name of names.filter((one) => (chosen.length ? chosen.includes(one) : !onlyNamed.includes(one)))) {
  console.log(`\n== Measuring: ${name}${isQuick ? ', quickly' : ''}`)
  try {
    const page = await pageOf(() => benchmarks[name](isQuick))
    console.log(`\n${page}`)
    if (!isQuick) keep(name, page)
  } catch (reason) {
    console.error(reason)
    process.exitCode = 1
  }
}
