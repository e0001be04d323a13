// The files that the fences guard, and where an import of one of them leads.
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { kinds } from './tables.mjs'

const TOPS = ['apps', 'features', 'packages', 'walks', 'bench']

/** Everything that the build or the program can reach, by any ending. */
export const files = TOPS.flatMap((top) =>
  globSync(`${top}/**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs,css}`, { exclude: (name) => name === 'node_modules' || name === 'dist' }),
).sort()

const known = new Set(files)
const endings = ['', '.ts', '.tsx', '/index.ts']

export const kindOf = (file) => kinds.find(([, pattern]) => pattern.test(file))?.[0]
export const featureOf = (file) => /^features\/([^/]+)/.exec(file)?.[1]
/** The capability of a feature that a file belongs to; undefined for what all of them need, and in features without any. */
export const capabilityOf = (file) => /^features\/[^/]+\/(?!(?:site|admin|server|migrations)\/)([^/]+)\//.exec(file)?.[1]
/** The folder of the package that a file belongs to: `features/reviews`. */
export const homeOf = (file) => file.split('/').slice(0, 2).join('/')

const packages = new Map()
/** What stands in a package's own description. */
export function packageOf(home) {
  if (!packages.has(home)) packages.set(home, JSON.parse(readFileSync(`${home}/package.json`, 'utf8')))
  return packages.get(home)
}

/** The name of the package that a specifier begins with; undefined where it is a path. */
export const packageIn = (specifier) =>
  /^[./]/.test(specifier)
    ? undefined
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/')

/** The file of ours that an import leads to; undefined where it leads out of the house. */
export function targetOf(from, named) {
  const specifier = named.replace(/\?.*$/, '')
  const found = (place) => endings.map((end) => place + end).find((file) => known.has(file))
  if (specifier.startsWith('.')) return found(path.normalize(path.join(path.dirname(from), specifier)))
  const [, name, rest] = /^@frontage\/([^/]+)\/?(.*)/.exec(specifier) ?? []
  const home =
    name && ['packages', 'features', 'apps'].map((top) => `${top}/${name.replace(/^app-/, '')}`).find((folder) => existsSync(folder))
  return home && found(path.join(home, behindDoor(home, `./${rest}`)))
}

/** The path that a door of a package opens to: doors have names of their own. */
function behindDoor(home, door) {
  const { exports: doors = {} } = packageOf(home)
  if (door in doors) return doors[door]
  const star = Object.keys(doors).find((each) => {
    const [before, behind] = each.split('*')
    return behind !== undefined && door.startsWith(before) && door.endsWith(behind)
  })
  if (!star) return door
  const [before, behind] = star.split('*')
  return doors[star].replace('*', door.slice(before.length, behind ? -behind.length : undefined))
}
