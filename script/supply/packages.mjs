// The packages of the lockfile that are not ours.
import { readFileSync } from 'node:fs'

/**
 * @typedef {{ name: string, version: string, license: string, integrity: string, isDev: boolean, isOptional: boolean, place: string }} Package
 * @returns {Package[]} by name and version, each once
 */
export function packagesIn(lockfile) {
  const found = new Map()
  for (const [place, about] of Object.entries(lockfile.packages)) {
    if (!place.includes('node_modules/') || about.link) continue
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const { version = '', license = '', integrity = '', dev = false, optional = false } = about
    const key = `${name}@${version}`
    const isDev = Boolean(dev) && (found.get(key)?.isDev ?? true)
    found.set(key, { name, version, license, integrity, isDev, isOptional: Boolean(optional), place })
  }
  return [...found.values()].toSorted((one, two) => (`${one.name}@${one.version}` < `${two.name}@${two.version}` ? -1 : 1))
}

export const readLockfile = () => JSON.parse(readFileSync('package-lock.json', 'utf8'))
