// The packages that the built server loads when it runs, and theirs: a lockfile of their own for a release.
import { globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { readScript } from '../fences/imports.mjs'

/** Node itself comes along with a release, so that nobody has to install the right one. */
const node = (arch) => `node-linux-${arch}`

/** Looks where Node would look: in the package's own node_modules, then in those of the folders above. */
function placeOf(packages, from, name) {
  for (let at = from; ; at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : '') {
    const place = at ? `${at}/node_modules/${name}` : `node_modules/${name}`
    if (packages[place]) return place
    if (!at) return undefined
  }
}

/**
 * @param {{ name: string, version: string, license: string, dependencies: Record<string, string> }} root
 * @param {{ packages: Record<string, object> }} lockfile the whole one
 * @param {string} arch `x64` or `arm64`, as Node names it
 * @returns {{ described: object, locked: object }} `package.json` and `package-lock.json`
 */
export function productionOf(root, { packages }, arch) {
  const dependencies = { ...root.dependencies, [node(arch)]: root.optionalDependencies[node(arch)] }
  const kept = new Map()
  const take = (from, name, isOptional) => {
    const place = placeOf(packages, from, name)
    if (!place && !isOptional) throw new Error(`the lockfile holds no ${name}, which ${from || 'the program'} needs`)
    if (!place || (kept.has(place) && (isOptional || !kept.get(place).optional))) return
    const { dev, devOptional, optional, peer, ...about } = packages[place]
    kept.set(place, isOptional ? { ...about, optional: true } : about)
    for (const wanted of Object.keys(about.dependencies ?? {})) take(place, wanted, isOptional)
    for (const wanted of Object.keys(about.optionalDependencies ?? {})) take(place, wanted, true)
    for (const wanted of Object.keys(about.peerDependencies ?? {}))
      if (!about.peerDependenciesMeta?.[wanted]?.optional) take(place, wanted, isOptional)
  }
  for (const name of Object.keys(dependencies)) take('', name, false)
  const { name, version, license } = root
  const described = { name, version, private: true, type: 'module', license, dependencies }
  const sorted = Object.fromEntries([...kept].toSorted(([one], [two]) => (one < two ? -1 : 1)))
  return { described, locked: { name, version, lockfileVersion: 3, requires: true, packages: { '': { ...described }, ...sorted } } }
}

/** Names of the packages that the built server imports, at its start or later. @returns {string[]} */
export function importedBy(folder) {
  const names = globSync(`${folder}/**/*.js`).flatMap((file) =>
    readScript(file, readFileSync(file, 'utf8'))
      .imports.map(({ specifier = '' }) => specifier)
      .filter((specifier) => specifier && !/^(\.|\/|node:)/.test(specifier) && !builtinModules.includes(specifier))
      .map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')),
  )
  return [...new Set(names)].sort()
}

/** What the built server loads, and a release would not hold; and what a release would hold for nothing. @returns {string[]} */
export function faultsOfProduction({ dependencies }, imported) {
  const missing = imported.filter((name) => !(name in dependencies))
  const idle = Object.keys(dependencies).filter((name) => !imported.includes(name))
  return [
    ...missing.map((name) => `${name} is loaded when the server runs: it belongs into dependencies of package.json`),
    ...idle.map((name) => `${name} is not loaded when the server runs: it belongs into devDependencies of package.json`),
  ]
}
