// What the program is made of: `check` looks at the lockfile, `sbom` and `licences` print, `audit` compares with known holes,
// `loaded` looks what the built server loads, `production FOLDER ARCH` writes there what a release installs.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { faultsOfInstalls, faultsOfLicences, faultsOfNumber, faultsOfSources, faultsOfVersions } from './supply/faults.mjs'
import { packagesIn, readLockfile } from './supply/packages.mjs'
import { faultsOfProduction, importedBy, productionOf } from './supply/production.mjs'
import { licenceReport, sbomOf } from './supply/sbom.mjs'

const [action = 'check', folder = '', arch = ''] = process.argv.slice(2)
const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const lockfile = readLockfile()
const packages = packagesIn(lockfile)
const known = () => faultsOfVersions(packages, read('script/supply/advisories.json'))

function end(faults, fine) {
  console.log(faults.length ? faults.join('\n') : fine)
  process.exitCode = faults.length ? 1 : 0
}

const actions = {
  check: () => {
    const faults = [
      ...faultsOfSources(lockfile),
      ...faultsOfInstalls(lockfile),
      ...faultsOfLicences(packages),
      ...faultsOfNumber(packages),
      ...known(),
    ]
    end(
      faults,
      `supply: ${packages.filter(({ isDev }) => !isDev).length} packages to run, each with a checksum, a known licence and no known hole`,
    )
  },
  sbom: () => {
    const moment = process.env.SOURCE_DATE_EPOCH ? Number(process.env.SOURCE_DATE_EPOCH) : undefined
    console.log(JSON.stringify(sbomOf(read('package.json'), packages, moment), null, 2))
  },
  loaded: () => {
    const imported = importedBy('dist/server')
    end(
      faultsOfProduction(read('package.json'), imported),
      `supply: the built server loads ${imported.length} packages, all of them in a release`,
    )
  },
  production: () => {
    const { described, locked } = productionOf(read('package.json'), lockfile, arch)
    writeFileSync(`${folder}/package.json`, JSON.stringify(described, null, 2))
    writeFileSync(`${folder}/package-lock.json`, JSON.stringify(locked, null, 2))
  },
  licences: () => console.log(licenceReport(packages)),
  audit: () => {
    end(known(), 'audit: no package is of a version that the written list (script/supply/advisories.json) knows a hole of')
    const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 60_000 })
    const answer = /^\s*\{/.test(stdout ?? '') ? JSON.parse(stdout) : {}
    if (!answer.metadata) console.log('audit: nobody else could be asked; what became known after the list was written is not in this')
    else {
      const { critical = 0, high = 0, total = 0 } = answer.metadata.vulnerabilities
      console.log(`audit: asked as well: ${total} known, ${critical + high} of them high or critical`)
      if (critical + high) process.exitCode = 1
    }
  },
}
if (!actions[action]) throw new Error(`no such action: ${action}; there are ${Object.keys(actions).join(', ')}`)
actions[action]()
