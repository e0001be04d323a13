// A list of all packages as CycloneDX 1.6, the same for the same lockfile.
import { createHash } from 'node:crypto'

const hexOf = (integrity) => Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex')
const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`
const licenseOf = (license) => (/ (AND|OR) /.test(license) ? { expression: license } : { license: { id: license } })

/** A number that is always that of this content, in the shape of a UUID. */
function serialOf(text) {
  const hex = createHash('sha256').update(text).digest('hex')
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/**
 * @param {{ name: string, version: string, license: string }} root
 * @param {import('./packages.mjs').Package[]} packages those that run; tools that only build are left out
 * @param {number | undefined} moment seconds since 1970, when the release is of
 */
export function sbomOf(root, packages, moment) {
  const components = packages
    .filter(({ isDev }) => !isDev)
    .map((each) => ({
      type: 'library',
      'bom-ref': purlOf(each),
      name: each.name,
      version: each.version,
      scope: each.isOptional ? 'optional' : 'required',
      hashes: [{ alg: 'SHA-512', content: hexOf(each.integrity) }],
      licenses: [licenseOf(each.license)],
      purl: purlOf(each),
    }))
  const metadata = {
    ...(moment !== undefined && { timestamp: new Date(moment * 1000).toISOString() }),
    component: { type: 'application', 'bom-ref': root.name, name: root.name, version: root.version, licenses: [licenseOf(root.license)] },
  }
  const serialNumber = serialOf(JSON.stringify([root.version, components]))
  return { bomFormat: 'CycloneDX', specVersion: '1.6', serialNumber, version: 1, metadata, components }
}

/** Who is here under which licence, for people. */
export function licenceReport(packages) {
  const byLicence = Map.groupBy(
    packages.filter(({ isDev }) => !isDev),
    ({ license }) => license,
  )
  const parts = [...byLicence]
    .toSorted()
    .map(([license, all]) => `## ${license}\n\n${all.map(({ name, version }) => `- ${name} ${version}`).join('\n')}\n`)
  return `# Licences of the packages that run\n\n${parts.join('\n')}`
}
