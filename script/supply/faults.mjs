// What may be wrong with where packages come from, what they do when they are installed, and under which licence they are.
import { budget, installs, licences } from './tables.mjs'

/** Each package has a checksum; none comes from a place of its own: a repository, a file, an address. @returns {string[]} */
export function faultsOfSources({ packages }) {
  const faults = []
  for (const [place, { resolved, integrity, link, version }] of Object.entries(packages)) {
    if (!place.includes('node_modules/') || link) continue
    if (!/^sha512-[\w+/]+={0,2}$/.test(integrity ?? '')) faults.push(`${place} has no checksum of its own`)
    if (resolved !== undefined) faults.push(`${place} comes from a place of its own: the lockfile names none`)
    if (!/^\d+\.\d+\.\d+/.test(version ?? '')) faults.push(`${place} has no version`)
  }
  return faults
}

/** Nothing runs when packages are installed; what is compiled for a machine is of a written list. @returns {string[]} */
export const faultsOfInstalls = ({ packages }) =>
  Object.entries(packages).flatMap(([place, about]) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const isMade = about.hasInstallScript || ((about.os || about.cpu) && !about.link)
    return isMade && !installs.some((pattern) => pattern.test(name))
      ? [`${name} is made for a machine, and no line of installs says why`]
      : []
  })

/** @param {import('./packages.mjs').Package[]} packages */
export function faultsOfLicences(packages) {
  const isKnown = (license) =>
    license
      .replace(/[()]/g, '')
      .split(' OR ')
      .some((choice) => choice.split(' AND ').every((one) => one in licences))
  return packages
    .filter(({ license }) => !license || !isKnown(license))
    .map(({ name, license }) => `${name}: the licence ${license || '(none)'} is not in the list`)
}

/** @param {import('./packages.mjs').Package[]} packages */
export function faultsOfNumber(packages) {
  const count = packages.filter(({ isDev }) => !isDev).length
  return count > budget ? [`${count} packages are needed to run the program: ${budget} at most`] : []
}

const numbersOf = (version) => version.split(/[.-]/).slice(0, 3).map(Number)
const isOlder = (version, least) => {
  const [is, wants] = [numbersOf(version), numbersOf(least)]
  const at = is.findIndex((number, place) => number !== wants[place])
  return at >= 0 && is[at] < wants[at]
}

/** @param {Record<string, { least?: string, never?: string, why: string }>} advisories */
export const faultsOfVersions = (packages, advisories) =>
  packages.flatMap(({ name, version }) => {
    const { least, never, why } = advisories[name] ?? {}
    if (never) return [`${name} is here: ${why}`]
    return least && isOlder(version, least) ? [`${name} ${version} is older than ${least}: ${why}`] : []
  })
