// Publishes the npm packages of script/pack.mjs with provenance, which says from which commit and by which job each was built:
// `node script/publish.mjs VERSION`, in a CI job of the repository that may ask for an id token. Nothing here runs it.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'

const [, , version] = process.argv
const output = (command, ...words) => execFileSync(command, words, { encoding: 'utf8' }).trim()
function insist(holds, words) {
  if (holds) return
  console.error(words)
  process.exit(1)
}

insist(/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version ?? ''), 'Say which version: node script/publish.mjs 1.2.3')
insist(process.env.CI && process.env.ACTIONS_ID_TOKEN_REQUEST_URL, 'Publish from a CI job with an id token: npm signs provenance with it.')
insist(output('git', 'status', '--porcelain') === '', 'There are changes that are not committed.')
insist(output('git', 'tag', '--points-at', 'HEAD').split('\n').includes(`v${version}`), `This commit has no tag v${version}.`)
const manifests = globSync('integrations/npm/*/package.json').map((file) => JSON.parse(readFileSync(file, 'utf8')))
for (const { name, version: own, dependencies = {} } of manifests) {
  insist(own === version, `${name} is ${own}.`)
  for (const [other, needed] of Object.entries(dependencies)) insist(needed === version, `${name} needs ${other} ${needed}.`)
}
execFileSync(process.execPath, ['script/pack.mjs'], { stdio: 'inherit' })
for (const file of globSync('dist/packages/*.tgz').toSorted())
  execFileSync('npm', ['publish', file, '--provenance', '--access', 'public'], { stdio: 'inherit' })
