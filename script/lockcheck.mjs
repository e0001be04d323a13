// `npm ci` refuses a lockfile in which an optional platform package could not be resolved (registry lag). Run after every `npm i`.
import fs from 'node:fs'

const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'))
const bad = []
for (const [k, v] of Object.entries(packages))
  for (const d of Object.keys(v.optionalDependencies ?? {})) {
    let p = k,
      hit = false
    for (;;) {
      if (packages[(p ? p + '/' : '') + 'node_modules/' + d]?.version) {
        hit = true
        break
      }
      if (!p) break
      const i = p.lastIndexOf('/node_modules/')
      p = i < 0 ? '' : p.slice(0, i)
    }
    if (!hit) bad.push(`${d} (wanted by ${k || 'root'})`)
  }
if (bad.length) {
  console.error('lockfile misses optional packages, npm ci will fail:\n  ' + bad.join('\n  '))
  process.exit(1)
}
console.log('lockfile complete:', Object.keys(packages).length, 'packages')
