// Which browsers the site and the admin are made for (`browserslist` in package.json), and whether each of them has a feature.
import { createRequire } from 'node:module'
import browserslist from 'browserslist'

/** The data of MDN: what each version of each browser knows. */
export const known = createRequire(import.meta.url)('@mdn/browser-compat-data')

const nameInData = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'safari_ios' }

const numberOf = (version) => {
  const [major = 0, minor = 0] = String(version).replace('≤', '').split('-')[0].split('.').map(Number)
  return major + minor / 100
}

/** The oldest promised version of each browser, by its name in the data: `{ chrome: 109, safari: 16.04 }`. */
export const promised = {}
for (const each of browserslist(undefined, { path: process.cwd() })) {
  const [browser, version] = each.split(' ')
  const name = nameInData[browser]
  if (!name) throw new Error(`${browser} stands in browserslist, but script/browsers/promise.mjs does not know its name in the data`)
  promised[name] = Math.min(promised[name] ?? Infinity, numberOf(version))
}

/** Since which version a browser has a feature, be it in part, without a prefix or a switch; Infinity where it never had. */
export function since(compat, browser) {
  const lines = [compat.support[browser] ?? []].flat()
  const plain = lines.filter(
    (line) =>
      line.version_added && !line.flags && !line.prefix && !line.alternative_name && (!line.version_removed || line.partial_implementation),
  )
  const versions = plain.filter((line) => line.version_added !== 'preview').map((line) => numberOf(line.version_added))
  return Math.min(...versions, Infinity)
}

/** Whether a promised browser lacks it. */
export const isYoung = (compat) => Object.entries(promised).some(([browser, oldest]) => since(compat, browser) > oldest)

/** Whether whatever browser has `other` has this one as well: a test for `other` is a test for both. */
export const isNoYoungerThan = (compat, other) => Object.keys(promised).every((browser) => since(compat, browser) <= since(other, browser))

/** `Chrome 119, Firefox 121`: the browsers that lack it among the promised, with the version that brought it. */
export const sinceWhen = (compat) =>
  Object.entries(promised)
    .filter(([browser, oldest]) => since(compat, browser) > oldest)
    .map(([browser]) => [browser, since(compat, browser)])
    .map(([browser, version]) => `${browser} ${version === Infinity ? 'never' : String(version).replace(/\.0?/, '.')}`)
    .join(', ')
