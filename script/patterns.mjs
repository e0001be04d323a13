// Every regular expression of the product takes a time that grows with its text alone, or is excepted with a reason.
// `--write` keeps what was judged, so that the next run judges only what is new.
import { readFileSync, writeFileSync } from 'node:fs'
import { built, superLinear } from './patterns/excepted.mjs'
import { allPatterns } from './patterns/find.mjs'
import { judge } from './patterns/judge.mjs'

const JUDGED = 'script/patterns/linear.json'
const linear = new Set(JSON.parse(readFileSync(JUDGED, 'utf8')))
const places = new Map()
for (const { pattern, built: code, place } of allPatterns()) {
  const key = pattern ?? code
  places.set(key, { isBuilt: !pattern, places: [...(places.get(key)?.places ?? []), place] })
}

const faults = []
for (const [key, { isBuilt, places: where }] of places) {
  if (isBuilt ? key in built : linear.has(key) || key in superLinear) continue
  const verdict = isBuilt ? 'is put together: name it in script/patterns/excepted.mjs, with what keeps it linear' : judge(key)
  if (verdict === 'linear') linear.add(key)
  else faults.push(`${where.join(', ')}: ${key} ${verdict}`)
}
for (const key of [...Object.keys(built), ...Object.keys(superLinear)])
  if (!places.has(key)) faults.push(`script/patterns/excepted.mjs: ${key} is nowhere any more`)

if (process.argv.includes('--write'))
  writeFileSync(JUDGED, `${JSON.stringify([...linear].filter((key) => places.has(key)).toSorted(), null, 2)}\n`)
console.log(faults.length ? faults.join('\n') : `patterns: ${places.size}, ${Object.keys(superLinear).length} of them excepted`)
process.exitCode = faults.length ? 1 : 0
