// `npm ci` refuses a lockfile in which a package for another platform could not be found; and each version stands once. Run
// after every `npm i`.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { faultsOfVersions } from './lock/versions.mjs'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const { packages } = read('package-lock.json')

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

const root = read('package.json')
const ours = globSync(root.workspaces.map((pattern) => `${pattern}/package.json`)).sort()
const faults = faultsOfVersions(root, new Map(ours.map((file) => [path.dirname(file), read(file)])), packages)

if (missing.length) console.error(`the lockfile misses optional packages, so npm ci will fail:\n  ${missing.join('\n  ')}`)
if (faults.length) console.error(faults.join('\n'))
if (!missing.length && !faults.length)
  console.log(`lockfile: complete, ${Object.keys(packages).length} packages, ${ours.length} of them ours, each version once`)
process.exitCode = missing.length || faults.length ? 1 : 0
