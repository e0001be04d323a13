import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { faultsOfInstalls, faultsOfLicences, faultsOfNumber, faultsOfSources, faultsOfVersions } from './faults.mjs'
import { packagesIn, readLockfile } from './packages.mjs'
import { licenceReport, sbomOf } from './sbom.mjs'
import { budget } from './tables.mjs'

const lockfile = readLockfile()
const packages = packagesIn(lockfile)
const advisories = JSON.parse(readFileSync('script/supply/advisories.json', 'utf8'))
const sum = `sha512-${'a'.repeat(86)}==`
const locked = (about: object, name = 'left') => ({
  packages: { [`node_modules/${name}`]: { version: '1.2.3', integrity: sum, ...about } },
})

describe('the packages of the lockfile', () => {
  test('come with a checksum, and none from a place of its own (bar K02)', () => expect(faultsOfSources(lockfile)).toEqual([]))
  test('run nothing when they are installed; what is made for a machine is of a written list (bar K01)', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
    expect(faultsOfInstalls(lockfile)).toEqual([])
  })
  test('are of no version with a known hole (bar K03)', () => expect(faultsOfVersions(packages, advisories)).toEqual([]))
  test('are under licences that we know', () => expect(faultsOfLicences(packages)).toEqual([]))
  test('are no more than the budget (bar K05)', () => expect(faultsOfNumber(packages)).toEqual([]))
})

test.each([
  ['no checksum', { integrity: undefined }],
  ['a weak checksum', { integrity: 'sha1-abc=' }],
  ['an address of its own', { resolved: 'git+ssh://git@host.test/left.git' }],
  ['a file', { resolved: 'file:../left.tgz' }],
  ['an address without encryption', { resolved: 'http://host.test/left.tgz' }],
])('%s is named (bar K02)', (_name, about) => expect(faultsOfSources(locked(about))).toHaveLength(1))

test.each([
  ['a script that runs when it is installed', { hasInstallScript: true }],
  ['something that is made for one machine', { os: ['linux'], cpu: ['x64'] }],
])('%s is named (bar K01)', (_name, about) => expect(faultsOfInstalls(locked(about))).toHaveLength(1))

test.each([
  ['1.2.3', '1.2.4', 1],
  ['1.2.3', '1.3.0', 1],
  ['1.2.3', '2.0.0', 1],
  ['1.2.3', '1.2.3', 0],
  ['10.0.0', '9.1.1', 0],
  ['1.10.0', '1.9.9', 0],
])('%s where %s is the least: %d faults (bar K03)', (version, least, count) =>
  expect(faultsOfVersions(packagesIn(locked({ version })), { left: { least, why: 'x' } })).toHaveLength(count),
)

test('a package that must not be here is named (bar K03)', () =>
  expect(faultsOfVersions(packagesIn(locked({})), { left: { never: 'yes', why: 'x' } })).toEqual(['left is here: x']))

test('one package more than the budget is named, and tools are not counted (bar K05)', () => {
  const many = (count: number, about: object = {}) =>
    packagesIn({ packages: Object.assign({}, ...Array.from({ length: count }, (_, at) => locked(about, `left-${at}`).packages)) })
  expect(faultsOfNumber(many(budget))).toEqual([])
  expect(faultsOfNumber(many(budget + 1))).toHaveLength(1)
  expect(faultsOfNumber(many(budget + 1, { dev: true }))).toEqual([])
})

test('a licence that nobody knows, and none, are named', () => {
  expect(faultsOfLicences(packagesIn(locked({ license: 'SSPL-1.0' })))).toHaveLength(1)
  expect(faultsOfLicences(packagesIn(locked({})))).toHaveLength(1)
  expect(faultsOfLicences(packagesIn(locked({ license: '(MIT OR CC0-1.0)' })))).toEqual([])
})

test('the list of packages is the same for the same lockfile, names each that runs, and no tool (bar K05)', () => {
  const root = { name: 'frontage', version: '1.0.0', license: 'MIT' }
  const sbom = sbomOf(root, packages, 1_700_000_000)
  expect(sbomOf(root, [...packages], 1_700_000_000)).toEqual(sbom)
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', metadata: { timestamp: '2023-11-14T22:13:20.000Z' } })
  expect(sbom.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  const names = sbom.components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['fastify', '@node-rs/argon2', 'nodemailer']))
  expect(names).not.toContain('vitest')
  expect(names.length).toBeLessThanOrEqual(budget)
  for (const { hashes } of sbom.components) expect(hashes[0].content).toMatch(/^[0-9a-f]{128}$/)
  expect(licenceReport(packages)).toMatch(/^## MIT$/m)
})

test('the audit says when nobody else could be asked', () => {
  const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' }
  const { stdout, status } = spawnSync(process.execPath, ['script/supply.mjs', 'audit'], { encoding: 'utf8', env })
  expect(stdout).toContain('nobody else could be asked')
  expect(status).toBe(0)
})
