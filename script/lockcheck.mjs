// `npm ci` refuses a lockfile in which a package for another platform could not be found. Run after every `npm i`.
import { readFileSync } from 'node:fs'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))

/** Looks where Node would look: in the package's own node_modules, then in those of the folders above. */
function isLocked(from, name) {
  const place = from ? `${from}/node_modules/${name}` : `node_modules/${name}`
  if (packages[place]?.version) return true
  if (!from) return false
  const end = from.lastIndexOf('/node_modules/')
  return isLocked(end < 0 ? '' : from.slice(0, end), name)
}

const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !isLocked(from, name))
    .map((name) => `${name}, wanted by ${from || 'the root'}`),
)

if (missing.length) console.error(`the lockfile misses optional packages, so npm ci will fail:\n  ${missing.join('\n  ')}`)
else console.log(`lockfile: complete, ${Object.keys(packages).length} packages`)
process.exitCode = missing.length ? 1 : 0
