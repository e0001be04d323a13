// Which ids of the feature list no test names. The list is a copy: docs/features.md.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { withoutBars } from './bars/marks.mjs'

const idsIn = (text) => text.match(/\b[RTPFUH]\d{2}\b/g) ?? []
const wanted = [...new Set(idsIn(readFileSync('docs/features.md', 'utf8')))]
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(test|walk)\.tsx?$/.test(file))
const tested = new Set(files.flatMap((file) => idsIn(withoutBars(readFileSync(file, 'utf8')))))
const missing = wanted.filter((id) => !tested.has(id))

console.log(`${wanted.length - missing.length} of ${wanted.length} feature ids have a test. Without one: ${missing.join(' ') || 'none'}`)
