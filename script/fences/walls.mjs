// What one import may not do.
import { existsSync } from 'node:fs'
import { capabilityOf, featureOf, homeOf, kindOf, packageIn, packageOf, targetOf } from './files.mjs'
import { composers, excepted, may, mayLater, onServer, unnamed } from './tables.mjs'

/** @returns {string[]} what is wrong with this import of this file, in words; empty where it may stand. */
export function faultsOfImport(file, { specifier, dynamic }) {
  if (specifier === undefined) return file in unnamed ? [] : ['an import names what it imports, in full']
  const kind = kindOf(file)
  return [...faultsOutside(file, kind, specifier), ...faultsInside(file, kind, specifier, dynamic)]
}

/** The folder of a package of ours. */
const ours = (name = '') =>
  ['packages', 'features'].map((top) => name.replace('@frontage', top)).find((home) => name.startsWith('@frontage/') && existsSync(home))

/** A door with a star in it opens to all of a kind. */
function opens(pattern, door) {
  const [before, behind] = pattern.split('*')
  return behind !== undefined && door.startsWith(before) && door.endsWith(behind)
}

function faultsOutside(file, kind, specifier) {
  if (/^virtual:/.test(specifier)) return []
  if (/^node:/.test(specifier)) return onServer.includes(kind) ? [] : [`${specifier}: only server code speaks to Node`]
  const name = packageIn(specifier)
  const { dependencies = {}, optionalDependencies = {} } = packageOf(homeOf(file))
  const { exports: doors } = ours(name) ? packageOf(ours(name)) : {}
  const door = `.${specifier.slice(name?.length).replace(/\?.*$/, '')}`
  if (doors && !(door in doors) && !Object.keys(doors).some((each) => opens(each, door)))
    return [`${specifier}: its package has no such door`]
  if (name && !(name in dependencies) && !(name in optionalDependencies) && !/^[a-z]+:/.test(specifier))
    return [`${specifier}: not among the dependencies of its package`]
  return []
}

function faultsInside(file, kind, specifier, dynamic) {
  const target = targetOf(file, specifier)
  if (!target) return specifier.startsWith('@frontage/') ? [`${specifier}: leads to no file`] : []
  const other = kindOf(target)
  const faults = []
  const isExcepted = excepted[file]?.[0] === other
  const isAllowed = may[kind].includes(other) || (dynamic && mayLater[kind]?.includes(other)) || isExcepted
  if (!isAllowed) faults.push(`${target}: ${kind} may not import ${other}`)
  if (featureOf(file) && featureOf(target) && featureOf(file) !== featureOf(target))
    faults.push(`${target}: a feature never imports another`)
  const [own, others] = [capabilityOf(file), capabilityOf(target)]
  if (featureOf(file) === featureOf(target) && others && own !== others && !composers.test(file) && !isExcepted)
    faults.push(`${target}: ${own ? 'a capability never imports a sibling' : 'what all capabilities need imports none of them'}`)
  if (specifier.startsWith('.') && homeOf(file) !== homeOf(target) && !file.startsWith('apps/'))
    faults.push(`${target}: packages are entered by their doors`)
  return faults
}
